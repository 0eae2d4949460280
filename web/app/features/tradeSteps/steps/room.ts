import { threadPageSize } from '../../conversations/index.ts';
import type { EventItem_EventFragment as Event } from '../../trade/room/EventItem.generated.ts';
import type {
  Room_LabelsFragment as Labels,
  Room_RequestFragment as Request,
} from '../../trade/room/Room.generated.ts';

/** What the parts of a room are given. */
export interface RoomParts {
  request: Request;
  labels: Labels;
  /** What happened last; unknown on a page of older events. */
  latest: Event | undefined;
  /** Asks for the request as it is now. */
  renew(): Promise<unknown>;
}

/** A paper of an order. */
export type Paper = Request['documents']['nodes'][number];

/** What was handed over and what was retracted can fill more than one page. */
export const papersOf = <Each>({ documents, moreDocuments }: Papers<Each>): readonly Each[] => [
  ...documents.nodes,
  ...moreDocuments.nodes,
];
interface Papers<Each> {
  documents: { nodes: readonly Each[] };
  moreDocuments: { nodes: readonly Each[] };
}

export const eventsPageSize = 50;

/** The variables with which a room is asked for. */
export const roomVariables = (id: string, pageNumber: number, conversationId?: string) => ({
  id,
  pageNumber,
  pageSize: eventsPageSize,
  ...(conversationId !== undefined && { conversationId }),
  messages: threadPageSize,
});
