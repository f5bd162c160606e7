import { expect } from 'chai';
import fc from 'fast-check';
import { type Inline, markdownBlocks } from '../../console/src/values/markdown.ts';

const textOf = (part: Inline): string => {
  if (typeof part === 'string') return part;
  if (part.kind === 'code') return part.text;
  return `${part.parts.map(textOf).join('')}${part.kind === 'link' ? `(${part.href})` : ''}`;
};
const shown = (source: string) =>
  markdownBlocks(source)
    .flatMap((block) => {
      if (block.kind === 'rule') return [];
      if (block.kind !== 'list') return [block.parts.map(textOf).join('')];
      return block.items.map(({ number, parts }) => `${number ?? ''} ${parts.map(textOf).join('')}`);
    })
    .join('\n');
const letters = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).join('');
const linksIn = (source: string): string[] => {
  const found: string[] = [];
  const look = (part: Inline): void => {
    if (typeof part === 'string' || part.kind === 'code') return;
    if (part.kind === 'link') found.push(part.href);
    part.parts.forEach(look);
  };
  for (const block of markdownBlocks(source)) {
    if (block.kind === 'rule') continue;
    for (const parts of block.kind === 'list' ? block.items.map((item) => item.parts) : [block.parts])
      parts.forEach(look);
  }
  return found;
};

const piece = fc.constantFrom(
  ...[
    'word',
    'für',
    '12',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '\r\n',
    '# ',
    '### ',
    '- ',
    '* ',
    '3. ',
    '7) ',
    '---',
    '**',
    '*',
    '`',
    '_',
    '~~',
  ],
  ...[
    '[',
    '](',
    ')',
    'https://example.com/a',
    'javascript:alert(1)',
    '<b>',
    '</b>',
    '<script>',
    '\\',
    '\\*',
    '|',
    '> ',
    '&amp;',
  ],
);
const source = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

describe('Markdown of the operator', () => {
  it('loses no letter and adds none, whatever the marks', () => {
    fc.assert(
      fc.property(source, (text) => {
        expect(letters(shown(text))).to.equal(letters(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('links to https alone', () => {
    fc.assert(fc.property(source, (text) => linksIn(text).every((href) => /^https:\/\/[^\s()]+$/.test(href))));
    expect(linksIn('[a](https://example.com/b) [c](javascript:alert(1)) [d](http://example.com)')).to.deep.equal([
      'https://example.com/b',
    ]);
  });

  it('keeps the numbers of a list, and the structure of a text', () => {
    expect(markdownBlocks('# A\nb\nc\n\n3. **d**\n   e\n\n5. f\n- g\n***\n<i>h</i>')).to.deep.equal([
      { kind: 'heading', level: 1, parts: ['A'] },
      { kind: 'paragraph', parts: ['b c'] },
      {
        kind: 'list',
        isNumbered: true,
        items: [
          { number: 3, parts: [{ kind: 'strong', parts: ['d'] }, ' e'] },
          { number: 5, parts: ['f'] },
        ],
      },
      { kind: 'list', isNumbered: false, items: [{ number: undefined, parts: ['g'] }] },
      { kind: 'rule' },
      { kind: 'paragraph', parts: ['<i>h</i>'] },
    ]);
  });
});
