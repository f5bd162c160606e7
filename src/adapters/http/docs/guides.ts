import type { Guides, Passage } from '../../../application/ports/chat/guides.ts';
import { GUIDES, type Page, TOPICS, textOf } from './pages.ts';

/** Characters of a passage that are quoted. */
const LONGEST = 1_200;
/** A list of codes has no passages. */
const LEFT_OUT = 'errors.md';
const PAGES = [...GUIDES, ...TOPICS].filter(({ path }) => path !== LEFT_OUT);

/** The pages that this service shows below /docs, cut at their headings. */
export function installedGuides(baseUrl: string): Guides {
  let passages: Promise<readonly Passage[]> | undefined;
  return {
    passages: () => {
      passages ??= Promise.all(PAGES.map((page) => passagesOf(page, baseUrl))).then((all) => all.flat());
      return passages;
    },
  };
}

async function passagesOf(page: Page, baseUrl: string): Promise<readonly Passage[]> {
  const [start = '', ...parts] = ((await textOf(page)) ?? '').split(/^## /m);
  const whole = parts.length === 0 ? [start.replace(/^# /, '')] : parts;
  return whole.flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const text = cut(lines.join('\n').trim());
    const link = `${baseUrl}/docs/${page.path}`;
    return text === '' ? [] : [{ name: `${page.title}: ${heading.trim()}`, text, link }];
  });
}

/** Whole paragraphs, as many as fit. */
function cut(text: string): string {
  const paragraphs = text.split(/\n{2,}/);
  let end = 1;
  while (end < paragraphs.length && paragraphs.slice(0, end + 1).join('\n\n').length <= LONGEST) end += 1;
  return paragraphs.slice(0, end).join('\n\n');
}
