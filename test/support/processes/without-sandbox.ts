// Preloaded into a program that must not load the sandbox.
import { register } from 'node:module';

register('./without-sandbox.hooks.js', import.meta.url);
