import { useEffect, useRef } from 'react';
import type { Hex } from 'viem';
import { Button, EmptyState, ErrorCard, Section } from '../../kit/index.ts';
import { suggestionsOf } from '../../values/said.ts';
import css from './agent.module.css';
import { Composer } from './composer.tsx';
import { Examples } from './examples.tsx';
import { Message } from './message.tsx';
import { t } from './texts/index.ts';
import { useConversation } from './use-conversation.ts';

/** The conversation, the field to write in, and what can be said. */
export function Chat({ wallet }: Readonly<{ wallet: Hex | undefined }>) {
  const { conversation, send, again, isAsking, error, change, forget } = useConversation(wallet);
  const { entries } = conversation;
  const end = useRef<HTMLDivElement>(null);
  const last = entries.at(-1);
  const suggestions = last?.who === 'agent' ? suggestionsOf(last.reply) : [];
  const count = useRef(entries.length);
  useEffect(() => {
    if (entries.length > count.current) end.current?.scrollIntoView({ block: 'nearest' });
    count.current = entries.length;
  }, [entries.length]);
  return (
    <div className={css.layout}>
      <Section
        title={t('conversation')}
        actions={
          entries.length > 0 && (
            <Button size="small" onClick={forget}>
              {t('forget')}
            </Button>
          )
        }
      >
        <div className={css.log} role="log" aria-label={t('conversation')} aria-live="polite" aria-busy={isAsking}>
          {entries.length === 0 && <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>}
          {entries.map((entry) => (
            <Message
              key={entry.id}
              entry={entry}
              isLast={entry.id === last?.id}
              isAsking={isAsking}
              onSay={send}
              onChange={(part) => change(entry.id, part)}
            />
          ))}
          {isAsking && <p className={css.thinking}>{t('reading')}</p>}
          {error !== null && <ErrorCard error={error} title={t('failed')} onRetry={again} />}
          <div ref={end} />
        </div>
        {suggestions.length > 0 && (
          <ul className={css.suggestions} aria-label={t('suggestions')}>
            {suggestions.map((text) => (
              <li key={text}>
                <Button size="small" onClick={() => send(text)}>
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <Composer isAsking={isAsking} onSend={send} />
      </Section>
      <Examples onSay={send} />
    </div>
  );
}
