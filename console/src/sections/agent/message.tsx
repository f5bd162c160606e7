import { Badge, Button, Row, Time } from '../../kit/index.ts';
import css from './agent.module.css';
import { changesIn, type Entry, type Reply } from './conversation.ts';
import { OfferCard } from './offer-card.tsx';
import { SwapToSign } from './swap-to-sign.tsx';
import { t } from './texts/index.ts';
import { TransferToSign } from './transfer-to-sign.tsx';

type MessageProps = Readonly<{
  entry: Entry;
  /** Only the last reply can be answered: offers before it are no longer open. */
  isLast: boolean;
  isAsking: boolean;
  onSay: (message: string, confirmAction?: string) => void;
  onChange: (part: (entry: Extract<Entry, { who: 'agent' }>) => Entry) => void;
}>;

export function Message({ entry, isLast, isAsking, onSay, onChange }: MessageProps) {
  return (
    <article className={entry.who === 'you' ? css.mine : css.theirs}>
      <header className={css.who}>
        <strong>{t(entry.who)}</strong> <Time value={entry.at} />
      </header>
      {entry.who === 'you' ? (
        <p className={css.text}>{entry.text}</p>
      ) : (
        <>
          <Said message={entry.reply.message} />
          {entry.reply.requiresConfirmation && (
            <OfferCard reply={entry.reply} isOpen={isLast} isAsking={isAsking} onSay={onSay} />
          )}
          {!entry.reply.requiresConfirmation && isLast && <Answers reply={entry.reply} onSay={onSay} />}
          {entry.reply.data.prepared !== undefined && <TransferToSign entry={entry} onChange={onChange} />}
          {entry.reply.data.prepared === undefined && isSwapToSign(entry.reply) && (
            <SwapToSign entry={entry} onChange={onChange} />
          )}
        </>
      )}
    </article>
  );
}

const isSwapToSign = ({ actions, data }: Reply) =>
  data.swap !== undefined && actions.some(({ action }) => action === 'sign-transaction');

/** The reply in words; a correction's differences stand apart. */
function Said({ message }: Readonly<{ message: string }>) {
  const { changes, rest } = changesIn(message);
  return (
    <>
      {changes.length > 0 && (
        <ul className={css.changes} aria-label={t('changed')}>
          {changes.map(({ what, before, after }) => (
            <li key={what}>
              <Badge tone="accent">{t('changed')}</Badge> {what}: <del>{before}</del> → <ins>{after}</ins>
            </li>
          ))}
        </ul>
      )}
      <p className={css.text}>{rest}</p>
    </>
  );
}

const Answers = ({ reply, onSay }: Readonly<{ reply: Reply; onSay: MessageProps['onSay'] }>) => {
  const said = reply.actions.filter(({ action }) => action === 'say');
  const pages = reply.actions.filter(({ action }) => action === 'open');
  return said.length + pages.length === 0 ? null : (
    <Row>
      {pages.map(({ label, params }) => (
        <a key={label} href={String(params.url)}>
          {label}
        </a>
      ))}
      {said.map(({ label, params }) => (
        <Button key={label} size="small" onClick={() => onSay(String(params.message ?? label))}>
          {label}
        </Button>
      ))}
    </Row>
  );
};
