import { degradedText } from '../../values/degraded.ts';
import { Notice } from './notice.tsx';

/** Which sources could not be read, so that the figures beneath lack them; nothing when all could. */
export const Degraded = ({ sources }: Readonly<{ sources: readonly string[] }>) =>
  sources.length === 0 ? null : (
    <Notice tone="warn" title="Some sources could not be read">
      The figures lack them: {[...new Set(sources.map(degradedText))].join(' · ')}.
    </Notice>
  );
