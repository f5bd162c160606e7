/** An inbound delivery as it was received, before authentication. Header names are in lower case. */
export type WebhookDelivery = Readonly<{
  headers: Readonly<Record<string, string | undefined>>;
  body: Uint8Array;
}>;
