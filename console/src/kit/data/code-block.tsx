import { CopyButton } from '../controls/copy-button.tsx';
import css from './data.module.css';

type CodeBlockProps = Readonly<{ label: string; code: string }>;

/** Text to take away: a snippet, a configuration, a key. */
export const CodeBlock = ({ label, code }: CodeBlockProps) => (
  <figure className={css.block}>
    <figcaption className={css.blockTop}>
      <span>{label}</span>
      <CopyButton value={code} label={`Copy: ${label}`} />
    </figcaption>
    {/* Focusable, so that a keyboard can scroll it. */}
    <section className={css.pre} aria-label={label} {...SCROLLABLE}>
      <pre>
        <code>{code}</code>
      </pre>
    </section>
  </figure>
);

const SCROLLABLE = { tabIndex: 0 };
