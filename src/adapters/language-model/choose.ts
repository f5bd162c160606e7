export type LanguageModelChoice =
  | Readonly<{ kind: 'none' }>
  | Readonly<{
      kind: 'openai';
      /** Including the version: https://models.example/v1. */
      baseUrl: string;
      model: string;
      key?: string;
    }>;
