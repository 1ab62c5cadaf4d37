import { mount } from 'svelte'
import App from './App.svelte'
import { device } from './state/device.svelte'
import './theme.css'
import './app.css'

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no #app')
device.dress()
mount(App, { target })
