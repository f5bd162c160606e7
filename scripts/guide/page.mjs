// What a page of the guide looks like, and how it is cut for the search. scripts/build-guide.mjs makes the pages.
import { posix } from 'node:path';

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text) => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character]);

const FENCED = /^ *```[\s\S]*?^ *```$/gm;
const plain = (markdown) => markdown.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*|]/g, ' ');

/** The anchor that GitHub gives a heading, so that the links of the sources work here too. */
export const anchorOf = (heading) =>
  heading
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

export const titleOf = (text) => plain(/^# (.+)$/m.exec(text)?.[1] ?? '').trim();

/** The parts below the headings of a page, each with its anchor. */
export function sectionsOf(text) {
  const whole = text.replaceAll(FENCED, (block) => block.replaceAll(/^#/gm, ' #')).replaceAll(/<!--.*?-->/gs, '');
  return whole.split(/^(?=#{1,4} )/m).map((part) => {
    const [, heading = '', content = ''] = /^#* *(.*)\n?([\s\S]*)$/.exec(part) ?? [];
    return { heading: plain(heading).trim(), anchor: anchorOf(heading), text: plain(content) };
  });
}

const GROUPS = [
  ['Start', /^(index|console|sandbox|glossary)\.html$/],
  ['Guides', /^guides\//],
  [
    'Use it',
    /^(api-keys|chat|errors|errors-and-retries|gasless|machine-payments|market-data|mcp|sale|transfers)\.html$/,
  ],
  [
    'Operate it',
    /^(operations\.html|operations\/|operators|configuration|decisions-and-audit|reliability|scaling|language-model|assurance)/,
  ],
  ['Decisions of the project', /^adr\//],
  ['Change it', /./],
];

/** Every page in the first group that takes it. */
function navigation(pages, address) {
  const left = new Set(pages);
  return GROUPS.map(([name, taken]) => {
    const members = [...left].filter((page) => taken.test(page.address));
    for (const page of members) left.delete(page);
    const open = members.some((page) => page.address === address) || name === 'Start' || name === 'Use it';
    const items = members.map((page) => {
      const here = page.address === address ? ' aria-current="page"' : '';
      return `<li><a href="${posix.relative(posix.dirname(address), page.address)}"${here}>${escaped(page.title)}</a></li>`;
    });
    return `<details${open ? ' open' : ''}><summary>${name}</summary><ul>${items.join('')}</ul></details>`;
  }).join('\n');
}

/** What can be wider than the page scrolls, also by keys. */
const reachable = (body) => body.replaceAll(/<(pre|table)>/g, '<$1 tabindex="0">');

export function pageOf({ title, address, body, pages }) {
  const top = posix.relative(posix.dirname(address), '.') || '.';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – Institutional DeFi API</title>
<link rel="stylesheet" href="${top}/guide.css">
<script src="${top}/search.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header>
<a href="${top}/index.html">Institutional DeFi API</a>
<search><input type="search" id="search" aria-label="Search the guide" placeholder="Search" autocomplete="off"><ol id="found" aria-live="polite"></ol></search>
</header>
<nav aria-label="Pages">
${navigation(pages, address)}
</nav>
<main id="content">
${reachable(body)}
</main>
</body>
</html>
`;
}
