// The search of the guide, in the page. The index is read when somebody first looks for something.
import MiniSearch from 'minisearch';

const top = new URL('.', document.currentScript.src);
const input = document.getElementById('search');
const found = document.getElementById('found');
let index;

/** The options with which scripts/build-guide.mjs made the index. */
const OPTIONS = { fields: ['heading', 'title', 'text'], storeFields: ['heading', 'title'] };
const QUERY = { boost: { heading: 4, title: 2 }, prefix: true, fuzzy: 0.1, combineWith: 'AND' };
const MOST = 12;

const load = async () => MiniSearch.loadJSON(await (await fetch(new URL('search.json', top))).text(), OPTIONS);

input.addEventListener('focus', () => {
  index ??= load();
});
input.addEventListener('input', async () => {
  index ??= load();
  const query = input.value;
  const results = (await index).search(query, QUERY).slice(0, MOST);
  if (query !== input.value) return;
  found.replaceChildren(...(query === '' ? [] : results.length > 0 ? results.map(item) : [nothing()]));
});

function item({ id, heading, title }) {
  const link = document.createElement('a');
  link.href = new URL(id, top);
  link.textContent = heading === title ? title : `${title}: ${heading}`;
  const one = document.createElement('li');
  one.append(link);
  return one;
}

function nothing() {
  const one = document.createElement('li');
  one.textContent = 'Nothing found';
  return one;
}
