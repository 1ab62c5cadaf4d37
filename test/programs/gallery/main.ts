import { mount } from 'svelte'
import '../../../web/theme.css'
import '../../../web/app.css'
import '../../../web/controls/controls.css'
import '../../../web/controls/choices.css'
import Controls from './Controls.svelte'
import Drawings from './Drawings.svelte'
import Gallery from './Gallery.svelte'
import { SCENES } from './scenes'

const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'dark'
const name = query.get('scene') ?? 'start'
const scene = SCENES[name]
if (name === 'drawings') mount(Drawings, { target: document.body })
else if (name === 'controls') mount(Controls, { target: document.body })
else if (scene) mount(Gallery, { target: document.body, props: { scene } })
