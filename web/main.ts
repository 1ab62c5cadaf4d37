import { mount } from 'svelte'
import App from './App.svelte'
import { device, moreContrast } from './state/device.svelte'
import { reloadForNewScripts } from './state/new-scripts'
import './theme.css'
import './controls/controls.css'
import './controls/choices.css'
import './app.css'

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no #app')
device.dress()
moreContrast.addEventListener('change', () => device.dress())
addEventListener('vite:preloadError', () => void reloadForNewScripts())
mount(App, { target })
