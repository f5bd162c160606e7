import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorCard, Page } from '../kit/index.ts';
import { t } from '../shell/texts/index.ts';

export const PageFailed = ({ error, reset }: ErrorComponentProps) => (
  <Page title={t('pageFailed')}>
    <ErrorCard error={error} onRetry={reset} />
  </Page>
);
