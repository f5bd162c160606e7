import { readFile } from 'node:fs/promises';
import compile from 'icu-minify/compile';
import { type Plugin, transformWithOxc } from 'vite';
import { LANGUAGES } from './src/values/language.ts';

const CATALOGUE = /\/texts\/(?:en|de|es)\.ts$/;

/**
 * Compiles the messages of the catalogues, so that the browser needs neither a parser nor `eval`, and names the catalogues of the first load
 * in the page, so that `public/theme.js` fetches that of the chosen language beside the code.
 */
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
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const fileOf = (language: string) => Object.keys(bundle).find((name) => name.includes(`/first-${language}-`));
      const files = LANGUAGES.map((language) => [language, fileOf(language)] as const).filter(([, file]) => file);
      const content = JSON.stringify(
        Object.fromEntries(files.map(([language, file]) => [language, `/console/${file}`])),
      );
      return [{ tag: 'meta', attrs: { name: 'texts', content }, injectTo: 'head-prepend' }];
    },
  },
});
