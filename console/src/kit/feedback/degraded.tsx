import { sourceOf } from '../../values/degraded.ts';
import { t } from '../texts/index.ts';
import { Notice } from './notice.tsx';

/** Which sources could not be read, so that the figures beneath lack them; nothing when all could. */
export const Degraded = ({ sources }: Readonly<{ sources: readonly string[] }>) =>
  sources.length === 0 ? null : (
    <Notice tone="warn" title={t('someUnread')}>
      {t('theyLack', { sources: [...new Set(sources.map(named))].join(' · ') })}
    </Notice>
  );

/** A source of a newer service keeps its name. */
function named(source: string): string {
  const { what, where } = sourceOf(source);
  const key = `source.${what}` as 'source.balances';
  const words = what !== undefined && t.has(key) ? t(key) : what;
  return [where, words].filter(Boolean).join(': ');
}
