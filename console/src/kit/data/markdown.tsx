import type { ReactNode } from 'react';
import { type Block, type Inline, markdownBlocks } from '../../values/markdown.ts';
import css from './markdown.module.css';

/** Text of the operator, below a heading of the second level. */
export const Markdown = ({ source }: Readonly<{ source: string }>) => (
  <div className={css.markdown}>{markdownBlocks(source).map((block, index) => shown(block, index))}</div>
);

/** Texts have no ids; their places never change. */
function shown(block: Block, key: number): ReactNode {
  if (block.kind === 'rule') return <hr key={key} />;
  if (block.kind === 'list') return <List key={key} list={block} />;
  if (block.kind === 'paragraph') return <p key={key}>{block.parts.map(inline)}</p>;
  const Heading = block.level === 1 ? 'h3' : 'h4';
  return <Heading key={key}>{block.parts.map(inline)}</Heading>;
}

type Items = Extract<Block, { kind: 'list' }>;

const List = ({ list: { isNumbered, items } }: Readonly<{ list: Items }>) =>
  isNumbered ? <ol>{items.map(line)}</ol> : <ul>{items.map(line)}</ul>;

const line = ({ number, parts }: Items['items'][number], key: number) => (
  <li key={key} value={number}>
    {parts.map(inline)}
  </li>
);

function inline(part: Inline, key: number): ReactNode {
  if (typeof part === 'string') return part;
  if (part.kind === 'code') return <code key={key}>{part.text}</code>;
  if (part.kind === 'strong') return <strong key={key}>{part.parts.map(inline)}</strong>;
  if (part.kind === 'emphasis') return <em key={key}>{part.parts.map(inline)}</em>;
  return (
    <a key={key} href={part.href} target="_blank" rel="noreferrer">
      {part.parts.map(inline)}
    </a>
  );
}
