import { mount } from 'svelte';
import { setLanguage } from '../i18n/text.svelte.ts';
import Gallery from './Gallery.svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';

const target = document.getElementById('app');
await setLanguage('en');
if (target) mount(Gallery, { target });
