import type { ApiClient, Data } from '@institutional-defi/client';

export type Sale = Readonly<{ client: ApiClient; rules: Data<'viewSaleRules'> }>;
