import { CopyButton } from '../controls/copy-button.tsx';
import { t } from '../texts/index.ts';
import css from './request-id.module.css';

type RequestIdProps = Readonly<{ code?: string | undefined; id?: string | undefined }>;

/** The code of a refusal, and the id under which support finds it. */
export const RequestId = ({ code, id }: RequestIdProps) => (
  <p className={css.request}>
    {code !== undefined && <code>{code}</code>}
    {id !== undefined && (
      <span>
        {t.rich('requestId', { id: <code>{id}</code> })} <CopyButton value={id} label={t('copyRequestId')} />
      </span>
    )}
  </p>
);
