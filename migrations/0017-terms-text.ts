export const sql = `
  -- The SHA-256 of the text that was accepted; null for acceptances without a text, and for those of earlier releases.
  alter table terms_acceptances add column text_sha256 text check (text_sha256 ~ '^[0-9a-f]{64}$');
`;
