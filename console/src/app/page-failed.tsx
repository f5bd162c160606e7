import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorCard, Page } from '../kit/index.ts';

export const PageFailed = ({ error, reset }: ErrorComponentProps) => (
  <Page title="This page failed">
    <ErrorCard error={error} onRetry={reset} />
  </Page>
);
