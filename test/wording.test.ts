import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect } from 'chai';

const ROOT = resolve(import.meta.dirname, '../..');

type Part = 'messages' | 'comments' | 'titles';

/** What is checked: string literals and comments under src/ and client/src/, and the titles of tests. */
const CHECKED: readonly Part[] = ['messages', 'comments', 'titles'];

type Rule = Readonly<{ odd: RegExp; say: string; example: string }>;

/** Phrases that are hard to understand, and what docs/glossary.md says instead. */
const RULES: readonly Rule[] = [
  { odd: /(?<!\bthere )\b(is|are) no (?!longer|more|less|later)\w/, say: 'is not a …', example: 'to is no address' },
  { odd: /(?<!\bthere )\b(is|are) (none|nothing of)\b|\bis of no\b/, say: 'is not a …', example: 'v is none' },
  { odd: /\bnone of (ours|theirs|its)\b/, say: 'was not issued by …', example: 'is none of ours' },
  { odd: /\b(can|cannot|could|to) be had\b/, say: 'is (un)available', example: 'No price can be had now' },
  { odd: /\bcannot be (told|read) now\b/, say: 'is unavailable', example: 'Prices cannot be read now' },
  {
    odd: /\b(draws?|drew|drawn) (an?|the|another|by|with|anew)\b|\bbeen drawn\b/,
    say: 'generate',
    example: 'draw a key',
  },
  { odd: /\brightly\b/, say: 'correctly, valid', example: 'not rightly encoded' },
  { odd: /\bas (it|they|one) may\b/, say: 'the limit, with its value', example: 'as many keys as it may' },
  { odd: /\bso to say\b/, say: 'leave it out', example: 'its name, so to say' },
  { odd: /\bhears? of\b|\bsays? so\b/, say: 'receives, reports', example: 'What hears of everything' },
  {
    odd: /\bplay(s|ed)? (in memory|every|the part)\b/,
    say: 'replaced by an in-memory adapter',
    example: 'played in memory',
  },
  { odd: /\bgives? (trouble|no usable)\b/, say: 'fails, is unavailable', example: 'a node gives trouble' },
  { odd: /\b(is|be|are|stays?) left alone\b/, say: 'skipped during a cool-down', example: 'is left alone for a while' },
  { odd: /\b(is|are|was) used up\b/, say: 'is exhausted', example: 'The limit is used up' },
  { odd: /\bbec(omes?|ame) of\b/, say: 'the status, the result', example: 'What became of a webhook' },
  { odd: /\bknows? (of )?no\b/, say: 'has no', example: 'The provider knows no such coin' },
  { odd: /\btells? (its|no|the|when|what|whether)\b/, say: 'returns, reports', example: 'the feed tells no price' },
  { odd: /\blet in\b/, say: 'accepted, rejected', example: 'is not let in uncounted' },
  { odd: /\bon its way\b/, say: 'pending', example: 'Another request is on its way' },
  { odd: /\bmanners\b/, say: 'rate budgets', example: 'Processes share their manners' },
  { odd: /\b(one|person|somebody)[’']s own\b/, say: 'your, the user’s', example: 'One’s own profile' },
  { odd: /\b(dis)?belie(ve|ves|ved)\b/, say: 'trust, accept', example: 'Proxies to believe' },
  { odd: /\breckon(s|ed)?\b/, say: 'estimate, calculate', example: 'reckons the fee' },
  { odd: /\bheed(s|ed)?\b/, say: 'respects, follows', example: 'heeded once a minute' },
  { odd: /\bgives? up for good\b|\bfor good$/, say: 'permanently', example: 'refused for good' },
].map((rule) => ({ ...rule, odd: new RegExp(rule.odd, 'i') }));

/** In order of precedence: the first alternative that matches decides the kind of the text. */
const TOKEN = new RegExp(
  [
    String.raw`(?<comment>\/\*[\s\S]*?\*\/|\/\/[^\n]*)`,
    String.raw`(?<regex>(?<=[=(,:[!&|?{};>]\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*)`,
    String.raw`'(?<single>(?:[^'\\\n]|\\.)*)'`,
    String.raw`"(?<double>(?:[^"\\\n]|\\.)*)"`,
    '`(?<template>(?:[^`\\\\]|\\\\.)*)`',
  ].join('|'),
  'g',
);
const TITLE = /\b(?:it|describe)\(\s*(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;

/** Alternatives that people type to the agent, as the grammar lists them. */
const VOCABULARY = /\S\|\S/;

type Prose = Readonly<{ part: Part; text: string; line: number }>;

function proseIn(code: string): readonly Prose[] {
  return [...code.matchAll(TOKEN)].flatMap(({ index, groups = {} }): readonly Prose[] => {
    const line = code.slice(0, index).split('\n').length;
    const { comment, single, double, template } = groups;
    if (comment !== undefined) return [{ part: 'comments', text: comment.replaceAll(/\s*\n\s*\*?\s*/g, ' '), line }];
    const text = single ?? double ?? template?.replaceAll(/\$\{[^}]*\}/g, '…') ?? '';
    return text.includes(' ') && !VOCABULARY.test(text) ? [{ part: 'messages', text, line }] : [];
  });
}

const titlesIn = (code: string): readonly Prose[] =>
  [...code.matchAll(TITLE)].map(({ index, 1: plain, 2: template }) => ({
    part: 'titles',
    text: plain ?? template ?? '',
    line: code.slice(0, index).split('\n').length,
  }));

function filesIn(folder: string): readonly string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .map((file) => join(ROOT, folder, file));
}

const oddIn = (prose: readonly Prose[]) =>
  prose.flatMap(({ part, text, line }) =>
    RULES.flatMap(({ odd, say }) => (odd.test(text) ? [{ part, line, hint: `“${odd.exec(text)?.[0]}”: ${say}` }] : [])),
  );

/** The causes and remedies in the code, as the reader of literals must find them. */
const declaredTexts = (codes: readonly string[]) =>
  codes.flatMap((code) =>
    [...code.matchAll(/\b(?:cause|remedy):\s*'((?:[^'\\]|\\.)*)'/g)].map(([, text = '']) => text),
  );

describe('the wording', () => {
  it('has rules that each reject their own example', () => {
    for (const { odd, example } of RULES) expect(example).to.match(odd);
  });

  it('is read from literals and comments, not from regular expressions or code', () => {
    const code = [
      "const a = /it's no 'x/; // is no use",
      "throw new Error('v is none'); /** hears",
      ` * of it */ f(\`a ${'$'}{b} c\`);`,
    ].join('\n');
    expect(proseIn(code)).to.deep.equal([
      { part: 'comments', text: '// is no use', line: 1 },
      { part: 'messages', text: 'v is none', line: 2 },
      { part: 'comments', text: '/** hears of it */', line: 2 },
      { part: 'messages', text: 'a … c', line: 3 },
    ]);
  });

  it('covers the cause and the remedy of every failure', () => {
    const factories = filesIn('src/domain').map((file) => readFileSync(file, 'utf8'));
    const declared = factories.flatMap((code) => [...code.matchAll(/\b(?:cause|remedy):\s*(['"`])/g)]);
    expect(declared.length, 'guidance that is not a literal would not be read').to.be.greaterThan(200);
    const read = factories.flatMap(proseIn).map(({ text }) => text);
    for (const text of declaredTexts(factories)) expect(read).to.include(text);
  });

  it('is plain English', () => {
    const written = [...filesIn('src'), ...filesIn('client/src').filter((file) => !file.endsWith('/api.ts'))];
    const src = written.map((file) => [file, proseIn(readFileSync(file, 'utf8'))] as const);
    const tests = filesIn('test').map((file) => [file, titlesIn(readFileSync(file, 'utf8'))] as const);
    expect(src.flatMap(([, prose]) => prose).length, 'nothing was read').to.be.greaterThan(2_000);
    const odd = [...src, ...tests].flatMap(([file, prose]) =>
      oddIn(prose).flatMap(({ part, line, hint }) =>
        CHECKED.includes(part) ? [`${relative(ROOT, file)}:${line} ${hint}`] : [],
      ),
    );
    expect(odd, odd.join('\n')).to.deep.equal([]);
  });
});
