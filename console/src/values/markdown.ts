/** A run of text, or what stands out of it. */
export type Inline =
  | string
  | Readonly<{ kind: 'strong'; parts: readonly Inline[] }>
  | Readonly<{ kind: 'emphasis'; parts: readonly Inline[] }>
  | Readonly<{ kind: 'code'; text: string }>
  | Readonly<{ kind: 'link'; href: string; parts: readonly Inline[] }>;

type Item = Readonly<{ number: number | undefined; parts: readonly Inline[] }>;
export type Block =
  | Readonly<{ kind: 'heading'; level: number; parts: readonly Inline[] }>
  | Readonly<{ kind: 'paragraph'; parts: readonly Inline[] }>
  | Readonly<{ kind: 'list'; isNumbered: boolean; items: readonly Item[] }>
  | Readonly<{ kind: 'rule' }>;

const HEADING = /^ {0,3}(#{1,6})\s+(.*)$/;
const RULE = /^ {0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/;
const ITEM = /^\s*(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/;

/**
 * Headings, paragraphs, lists, rules, emphasis, code and links to https. Everything else, HTML too, stays the text that it is, so that
 * no word of the source is lost.
 */
export function markdownBlocks(source: string): readonly Block[] {
  const blocks: Raw[] = [];
  let isOpen = false;
  for (const line of source.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (line.trim() === '') {
      isOpen = false;
      continue;
    }
    const added = startOf(line);
    const last = blocks.at(-1);
    if (added === undefined && isOpen && last !== undefined && last.kind !== 'heading') append(last, line.trim());
    else if (added?.kind === 'list' && last?.kind === 'list' && added.isNumbered === last.isNumbered)
      last.items.push(...added.items);
    else blocks.push(added ?? { kind: 'paragraph', text: line.trim() });
    isOpen = added?.kind !== 'heading' && added?.kind !== 'rule';
  }
  return blocks.map(finished);
}

type RawItem = { number: number | undefined; text: string };
type Raw =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isNumbered: boolean; items: RawItem[] }
  | { kind: 'rule' };

/** The block that the line begins; undefined for a line of text. */
function startOf(line: string): Raw | undefined {
  if (RULE.test(line)) return { kind: 'rule' };
  const [, marks, title = ''] = HEADING.exec(line) ?? [];
  if (marks !== undefined) return { kind: 'heading', level: marks.length, text: title };
  const [, digits, text] = ITEM.exec(line) ?? [];
  if (text === undefined) return undefined;
  const number = digits === undefined ? undefined : Number(digits);
  return { kind: 'list', isNumbered: number !== undefined, items: [{ number, text }] };
}

function append(block: Raw, text: string): void {
  const target = block.kind === 'list' ? block.items.at(-1) : block;
  if (target !== undefined && 'text' in target) target.text += ` ${text}`;
}

function finished(block: Raw): Block {
  if (block.kind === 'rule') return block;
  if (block.kind === 'list')
    return { ...block, items: block.items.map(({ number, text }) => ({ number, parts: inlineParts(text) })) };
  const { text, ...rest } = block;
  return { ...rest, parts: inlineParts(text) };
}

const MARK =
  /\\([!-/:-@[-`{-~])|\*\*(?!\s)([^*]+)(?<!\s)\*\*|\*(?!\s)([^*]+)(?<!\s)\*|`([^`]+)`|\[([^[\]]+)\]\((https:\/\/[^\s()]+)\)/g;

function inlineParts(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const [whole, escaped, strong, emphasis, code, label, href] = match;
    if (match.index > from) parts.push(text.slice(from, match.index));
    from = match.index + whole.length;
    if (escaped !== undefined) parts.push(escaped);
    else if (strong !== undefined) parts.push({ kind: 'strong', parts: inlineParts(strong) });
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', parts: inlineParts(emphasis) });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (label !== undefined && href !== undefined) parts.push({ kind: 'link', href, parts: inlineParts(label) });
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
