import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import { createLowlight } from 'lowlight';
import type { ReactNode } from 'react';
import css from './code.module.css';

export type Language = 'bash' | 'json' | 'python' | 'typescript';

const lowlight = createLowlight({ bash, json, python, typescript });

type Node = ReturnType<typeof lowlight.highlight>['children'][number];

/** As elements, because the policy admits no markup from a text. */
const shown = (node: Node, key: number): ReactNode => {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const names = Array.isArray(node.properties.className) ? node.properties.className : [];
  const look = names.map((name) => css[String(name).replace('hljs-', '')]).find((one) => one !== undefined);
  return (
    <span key={key} className={look}>
      {node.children.map((child, index) => shown(child as Node, index))}
    </span>
  );
};

type HighlightedProps = Readonly<{ code: string; language: Language }>;

export default function Highlighted({ code, language }: HighlightedProps) {
  return lowlight.highlight(language, code).children.map(shown);
}
