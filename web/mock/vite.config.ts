import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { mockServer } from './plugin';

/** The client against a made-up server: `npm run mock`. Nothing of this folder is built into the client. */
export default defineConfig({ plugins: [svelte(), mockServer()] });
