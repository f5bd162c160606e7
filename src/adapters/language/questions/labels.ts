import type { Question } from '../../../domain/chat/catalogue.ts';

/** `human`: help by a person. `request`: moves value. `other`: nothing that is answered. */
export type QuestionLabel = Question | 'human' | 'request' | 'other';
export type LanguageLabel = 'en' | 'es' | 'pt' | 'de' | 'fr' | 'tr' | 'zh';
