import type { Db } from '../platform/database/connect.ts';
import { appendEvents, type EventRecord } from './events/events.queries.ts';
import { peopleOf } from './parties.ts';
import { type ConversationRecord, partyOn, type Side } from './sides.rules.ts';

/** Writes down what happened for everybody who answers for the sides, in the transaction in which it happens. @param also Members who hear of it whoever they answer for. */
export async function tellSides(
  tx: Db,
  conversation: ConversationRecord,
  { sides = ['a', 'b'], also = [], kind, seq }: { sides?: readonly Side[]; also?: readonly number[]; kind: EventRecord['kind']; seq?: number },
  now: Date,
): Promise<void> {
  const people = [...also];
  for (const side of sides) people.push(...(await peopleOf(tx, partyOn(conversation, side))));
  await appendEvents(tx, people, { kind, conversationId: conversation.id, ...(seq !== undefined && { seq }) }, now);
}
