import { readFile } from 'node:fs/promises';
import compile from 'icu-minify/compile';
import { type Plugin, transformWithOxc } from 'vite';

const CATALOGUE = /\/texts\/(?:en|de|es)\.ts$/;

/** Compiles the messages of the catalogues, so that the browser needs neither a parser nor `eval`. */
export const compiledTexts = (): Plugin => ({
  name: 'compiled-texts',
  async load(id) {
    if (!CATALOGUE.test(id)) return null;
    const { code } = await transformWithOxc(await readFile(id, 'utf8'), id);
    const { default: messages } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const compiled = Object.entries(messages as Readonly<Record<string, string>>).map(([key, message]) => {
      try {
        return [key, compile(message)];
      } catch (error) {
        throw new Error(`${id}: ${key} is not an ICU message`, { cause: error });
      }
    });
    return `export default ${JSON.stringify(Object.fromEntries(compiled))};`;
  },
});
