/** The Supabase Edge Function `inbound-mail`. docs/deploy.md lists its settings. */
import { receiver } from './receive.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): void;
};

const setting = (name: string) => Deno.env.get(name) ?? '';

Deno.serve(
  receiver({
    secret: setting('INBOUND_MAIL_SECRET'),
    url: setting('SUPABASE_URL'),
    publishableKey: (JSON.parse(setting('SUPABASE_PUBLISHABLE_KEYS')) as { default: string }).default,
    token: setting('INBOUND_MAIL_TOKEN'),
    fetch,
  }),
);
