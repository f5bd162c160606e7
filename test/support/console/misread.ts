import type { Page } from 'playwright-core';

/** What another direction of writing consists of in these tests: Hebrew letters and the characters that change the direction. */
const FOREIGN = '[\\u0590-\\u05ff\\u200b\\u202a-\\u202e\\u2066-\\u2069]';

/** The faults of a page that shows texts of others: what they made of it. `where` names the state of the page. */
export async function hostileFaults(page: Page, where: string): Promise<readonly string[]> {
  const found = (await page.evaluate(`[...(${MARKUP})(), ...(${LINKS})(), ...(${ORDER})()]`)) as readonly string[];
  return [...new Set(found)].map((fault) => `${where}: ${fault}`);
}

/** The controls that a press on their middle does not reach. */
export async function coveredFaults(page: Page, where: string): Promise<readonly string[]> {
  return ((await page.evaluate(`(${COVERED})()`)) as readonly string[]).map((fault) => `${where}: ${fault}`);
}

const MARKUP = `() => [...document.querySelectorAll('x-hostile, script:not([src]), iframe, object, embed, base, math, img[src="x"], foreignObject')]
  .concat([...document.querySelectorAll('*')].filter((one) => [...one.attributes].some(({ name }) => name.startsWith('on'))))
  .map((one) => 'an element of the text: ' + one.outerHTML.slice(0, 200))
  .concat(window.stolen === undefined ? [] : ['the text was executed'])`;

const LINKS = `() => ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'].flatMap((name) =>
  [...document.querySelectorAll('[' + CSS.escape(name) + ']')].filter((one) => {
    const { protocol } = new URL(one.getAttribute(name), document.baseURI);
    return !['http:', 'https:'].includes(protocol) && !(one.localName === 'img' && protocol === 'data:');
  }).map((one) => 'a link elsewhere: ' + one.outerHTML.slice(0, 200)))`;

/** Of every line, the characters that are not foreign stand in the order in which they are written. */
const ORDER = `() => {
  const foreign = /${FOREIGN}/;
  const isInline = (one) => getComputedStyle(one).display === 'inline';
  const blocks = new Set();
  const faults = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!foreign.test(node.data)) continue;
    let block = node.parentElement;
    if (isInline(block) && getComputedStyle(block).unicodeBidi !== 'isolate')
      faults.push('not isolated from what stands beside it: ' + block.outerHTML.slice(0, 300));
    while (isInline(block) && block.parentElement) block = block.parentElement;
    blocks.add(block);
  }
  for (const block of blocks) {
    const range = document.createRange();
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    let last;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      let owner = node.parentElement;
      while (owner !== block && isInline(owner)) owner = owner.parentElement;
      if (owner !== block) continue;
      for (let at = 0; at < node.data.length; at += 1) {
        if (foreign.test(node.data[at]) || /\\s/.test(node.data[at])) continue;
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, top, width, height } = range.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        const middle = top + height / 2;
        if (last && Math.abs(last.middle - middle) < last.height / 3 && left < last.left - 1)
          faults.push('read in another order (' + node.data[at] + ' after ' + last.text + '): ' + block.outerHTML.slice(0, 300));
        last = { left, middle, height, text: node.data[at] };
      }
    }
  }
  return faults;
}`;

const COVERED = `() => [...document.querySelectorAll('main a[href], main button, main input, main select')].filter((one) => {
  if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert], [aria-hidden="true"]')) return false;
  one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = one.getBoundingClientRect();
  if (width < 2 || height < 2) return false;
  const at = document.elementFromPoint(left + Math.min(width / 2, 200), top + height / 2);
  return at === null || !(one.contains(at) || at.contains(one) || one.closest('label')?.contains(at));
}).map((one) => 'cannot be pressed: ' + one.outerHTML.slice(0, 200))`;
