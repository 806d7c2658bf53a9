import './style/fonts.css';
import './style/colours.css';
import './style/inks.css';
import './style/page.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
