import type { Db } from '../platform/database/connect.ts';
import { appendEvents, type EventRecord } from './events/events.queries.ts';
import { peopleBehind } from './parties.ts';
import { type ConversationRecord, keyOf, partyOn, type Side } from './sides.rules.ts';

interface Telling {
  sides?: readonly Side[];
  /** Members who hear of it whoever they answer for. */
  also?: readonly number[];
  kind: EventRecord['kind'];
  seq?: number;
  /** Who answers for the sides, where the transaction has read it already. */
  people?: ReadonlyMap<string, readonly number[]>;
}

/** Writes down what happened for everybody who answers for the sides, in the transaction in which it happens. */
export async function tellSides(
  tx: Db,
  conversation: ConversationRecord,
  { sides = ['a', 'b'], also = [], kind, seq, people }: Telling,
  now: Date,
): Promise<void> {
  const parties = sides.map((side) => partyOn(conversation, side));
  const known = people ?? (await peopleBehind(tx, parties));
  const told = [...also, ...parties.flatMap((party) => known.get(keyOf(party)) ?? [])];
  await appendEvents(tx, told, { kind, conversationId: conversation.id, ...(seq !== undefined && { seq }) }, now);
}
