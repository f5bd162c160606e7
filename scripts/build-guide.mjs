// Makes dist/guide from README and docs/: a static site with a search, without inline scripts or styles. All its addresses are relative: the
// service serves it at /docs/guide, and any server of files can publish it as it is.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import Eleventy from '@11ty/eleventy';
import { build } from 'esbuild';
import MiniSearch from 'minisearch';
import { anchorOf, pageOf, sectionsOf, titleOf } from './guide/page.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const OUTPUT = 'dist/guide';
const README = 'README.md';
/** The template that holds README, which is not below docs. */
const FIRST = 'docs/first-page.md';

const sources = [
  README,
  ...readdirSync('docs', { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
    .sort(),
];
const texts = new Map(sources.map((source) => [source, readFileSync(source, 'utf8')]));
const addressOf = (source) => (source === README ? 'index.html' : source.replace(/^docs\/(.*)\.md$/, '$1.html'));
const pages = sources.map((source) => ({ address: addressOf(source), title: titleOf(texts.get(source)) }));

const sourceOf = ({ inputPath }) => {
  const path = inputPath.replace(/^\.\//, '');
  return path === FIRST ? README : path;
};

/** The address of what a source links to, from its own page; undefined when it is not on the site. */
function linkFrom(source, link) {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? source : posix.join(posix.dirname(source), path);
  const address = target.startsWith('docs/images/')
    ? target.slice('docs/'.length)
    : texts.has(target) && addressOf(target);
  if (!address) return undefined;
  return posix.relative(posix.dirname(addressOf(source)), address) + (anchor === undefined ? '' : `#${anchor}`);
}

/** Headings get GitHub's anchors. Links lead to pages of the site; a link to a file that is not on it becomes text. */
function adapt(markdown) {
  markdown.core.ruler.push('addresses', ({ tokens, env }) => {
    for (const [at, token] of tokens.entries())
      if (token.type === 'heading_open') token.attrSet('id', anchorOf(tokens[at + 1].content));
    let isText = false;
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const name = { link_open: 'href', image: 'src' }[token.type];
      if (token.type === 'link_close' && isText) token.tag = 'span';
      if (name === undefined || /^[a-z]+:/.test(token.attrGet(name))) {
        if (token.type === 'link_open') isText = false;
        continue;
      }
      const address = linkFrom(sourceOf(env.page), token.attrGet(name));
      if (token.type === 'link_open') isText = address === undefined;
      if (address !== undefined) token.attrSet(name, address);
      else Object.assign(token, { tag: 'span', attrs: [] });
    }
  });
}

rmSync(OUTPUT, { recursive: true, force: true });
await new Eleventy('docs', OUTPUT, {
  quietMode: true,
  configPath: false,
  config: (config) => {
    config.setTemplateFormats(['md']);
    config.amendLibrary('md', adapt);
    config.addTemplate('first-page.md', texts.get(README));
    config.addGlobalData('eleventyComputed', {
      permalink:
        () =>
        ({ page }) =>
          addressOf(sourceOf(page)),
    });
    config.addPassthroughCopy({ 'docs/images': 'images' });
    config.addTransform('page', function (body) {
      const source = sourceOf(this.page);
      return pageOf({ title: titleOf(texts.get(source)), address: addressOf(source), body, pages });
    });
    return { markdownTemplateEngine: false };
  },
}).write();

const search = new MiniSearch({ fields: ['heading', 'title', 'text'], storeFields: ['heading', 'title'] });
for (const [source, text] of texts)
  for (const { heading, anchor, text: part } of sectionsOf(text)) {
    const id = `${addressOf(source)}#${anchor}`;
    if (!search.has(id)) search.add({ id, heading, title: titleOf(text), text: part });
  }
writeFileSync(`${OUTPUT}/search.json`, JSON.stringify(search));
copyFileSync('scripts/guide/guide.css', `${OUTPUT}/guide.css`);
await build({
  entryPoints: ['scripts/guide/search.mjs'],
  outfile: `${OUTPUT}/search.js`,
  bundle: true,
  minify: true,
  format: 'iife',
});
console.log(`${OUTPUT}: ${pages.length} pages`);
