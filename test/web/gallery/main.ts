import { mount } from 'svelte'
import '../../../web/theme.css'
import Gallery from './Gallery.svelte'
import { SCENES } from './scenes'

const query = new URLSearchParams(location.search)
document.documentElement.dataset.theme = query.get('theme') ?? 'dark'
const scene = SCENES[query.get('scene') ?? 'start']
if (scene) mount(Gallery, { target: document.body, props: { scene } })
