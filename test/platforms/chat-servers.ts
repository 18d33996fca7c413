/** Slack and Teams on loopback. They accept the messages that the documentation of each allows, and nothing else. */
import { z } from 'zod';
import { startApiServer } from '../support/api-server.js';
import type { Finish } from '../support/folder.js';

/** docs.slack.dev: incoming webhooks, and the limits of the blocks header and section */
const mrkdwn = z.strictObject({ type: z.literal('mrkdwn'), text: z.string().min(1).max(2_000) });
const plainText = z.strictObject({ type: z.literal('plain_text'), text: z.string().min(1).max(3_000) });
const slackSchema = z.strictObject({
  text: z.string().min(1),
  blocks: z
    .array(
      z.union([
        z.strictObject({
          type: z.literal('header'),
          text: z.strictObject({ type: z.literal('plain_text'), text: z.string().min(1).max(150) }),
        }),
        z.strictObject({ type: z.literal('section'), text: z.union([mrkdwn, plainText]) }),
        z.strictObject({ type: z.literal('section'), fields: z.array(mrkdwn).min(1).max(10) }),
      ]),
    )
    .max(50),
});

/** learn.microsoft.com: webhooks of Workflows, and adaptivecards.io for version 1.4 */
const cardSchema = z.strictObject({
  $schema: z.literal('http://adaptivecards.io/schemas/adaptive-card.json'),
  type: z.literal('AdaptiveCard'),
  version: z.literal('1.4'),
  body: z.array(
    z.union([
      z.strictObject({
        type: z.literal('TextBlock'),
        text: z.string(),
        size: z.enum(['Small', 'Default', 'Medium', 'Large', 'ExtraLarge']).optional(),
        weight: z.enum(['Default', 'Lighter', 'Bolder']).optional(),
        wrap: z.boolean(),
      }),
      z.strictObject({
        type: z.literal('FactSet'),
        facts: z.array(z.strictObject({ title: z.string(), value: z.string() })),
      }),
    ]),
  ),
  actions: z.array(z.strictObject({ type: z.literal('Action.OpenUrl'), title: z.string(), url: z.url() })),
});
const teamsSchema = z.strictObject({
  type: z.literal('message'),
  attachments: z.array(
    z.strictObject({ contentType: z.literal('application/vnd.microsoft.card.adaptive'), content: cardSchema }),
  ),
});

interface ChatServers {
  readonly secrets: Readonly<Record<'SLACK_WEBHOOK_URL' | 'TEAMS_WEBHOOK_URL', string>>;
  /** What arrived, as text by the chat. */
  readonly messages: { readonly chat: 'slack' | 'teams'; readonly text: string }[];
  /** Slack answers every message with an error from now on. */
  breakSlack(): void;
}

export async function startChatServers(running: Finish): Promise<ChatServers> {
  const messages: ChatServers['messages'] = [];
  let slackWorks = true;
  const server = await startApiServer(({ method, path, headers, bytes }) => {
    const chat = path === '/services/T0/B0/slack-secret' ? 'slack' : 'teams';
    const text = bytes.toString();
    const isJson = method === 'POST' && headers['content-type'] === 'application/json';
    const schema = chat === 'slack' ? slackSchema : teamsSchema;
    if (!isJson || !schema.safeParse(JSON.parse(text)).success) return { status: 400 };
    if (chat === 'slack' && !slackWorks) return { status: 404 };
    messages.push({ chat, text });
    return { status: chat === 'slack' ? 200 : 202 };
  });
  running.onTestFinished(() => server.close());
  return {
    secrets: {
      SLACK_WEBHOOK_URL: `${server.origin}/services/T0/B0/slack-secret`,
      TEAMS_WEBHOOK_URL: `${server.origin}/workflows/teams-secret?sig=x`,
    },
    messages,
    breakSlack: () => void (slackWorks = false),
  };
}
