import { CopyButton } from '../controls/copy-button.tsx';
import css from './request-id.module.css';

type RequestIdProps = Readonly<{ code?: string | undefined; id?: string | undefined }>;

/** The code of a refusal, and the id under which support finds it. */
export const RequestId = ({ code, id }: RequestIdProps) => (
  <p className={css.request}>
    {code !== undefined && <code>{code}</code>}
    {id !== undefined && (
      <span>
        Request <code>{id}</code> <CopyButton value={id} label="Copy the request id" />
      </span>
    )}
  </p>
);
