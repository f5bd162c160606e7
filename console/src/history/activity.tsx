import { EmptyState, Hash, LinkButton, Loaded, Section, Skeleton, Timeline } from '../kit/index.ts';
import type { Deed } from '../values/deeds.ts';
import { STATUS_TONE } from '../values/movements.ts';
import { DeedTitle } from './deed-words.tsx';
import { networksOf } from './networks.ts';
import { t } from './texts/index.ts';
import { useDeeds } from './use-deeds.ts';

const SHOWN = 6;

/** The newest of what the wallet did, in one line of time. */
export function Activity({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const { list, degraded } = useDeeds(wallet);
  return (
    <Section
      title={t('activity')}
      actions={
        <LinkButton to="/portfolio" hash="transactions" size="small">
          {t('all')}
        </LinkButton>
      }
    >
      <Loaded query={list} failed={t('failed')} skeleton={<Skeleton lines={SHOWN} />} degraded={degraded}>
        {(deeds) =>
          deeds.length === 0 ? (
            <EmptyState title={t('empty')}>{t('empty.text')}</EmptyState>
          ) : (
            <Timeline label={t('activity')} events={deeds.slice(0, SHOWN).map(asEvent)} />
          )
        }
      </Loaded>
    </Section>
  );
}

const asEvent = (deed: Deed) => ({
  id: deed.id,
  at: deed.at,
  tone: STATUS_TONE[deed.status],
  title: <DeedTitle {...deed} />,
  detail: (
    <>
      {networksOf(deed)} · <Hash value={deed.hash} chainId={deed.chainId} />
    </>
  ),
});
