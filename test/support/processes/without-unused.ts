// Preloaded into a program that must not load packages that it does not use.
import { register } from 'node:module';

register('./without-unused.hooks.js', import.meta.url);
