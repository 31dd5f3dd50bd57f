import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';

const target = document.getElementById('app');
if (target) mount(Gallery, { target });
