import { brand } from '../../brand.ts';
import { Address, KeyValueList, Section } from '../../kit/index.ts';
import css from './settings.module.css';
import { t } from './texts/index.ts';

/** Export and erasure are done by the operators of the service; the API has no endpoint for them that a person could call. */
export const PersonalData = ({ wallet }: Readonly<{ wallet: `0x${string}` }>) => (
  <Section title={t('data')} lead={t('data.lead')}>
    <KeyValueList
      pairs={[
        { name: t('data.wallet'), value: <Address value={wallet} whole /> },
        { name: t('data.export'), value: t('data.export.text') },
        { name: t('data.erasure'), value: t('data.erasure.text') },
      ]}
    />
    {brand.supportUrl !== undefined && (
      <p className={css.text}>
        <a href={brand.supportUrl} rel="noreferrer">
          {t('data.write')}
        </a>
      </p>
    )}
    <p className={css.text}>{t('data.kept')}</p>
  </Section>
);
