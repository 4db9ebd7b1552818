import { useApi } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { openConversation } from '@chippage/api/inbox';
import type { ConversationWish } from '@chippage/api/types';
import { useEffect, useRef, useState } from 'react';

/** How far a conversation is that a link asked for. */
export interface StartedChat {
  /** Why it could not be opened; null while it is on its way. */
  failure: string | null;
  onRetry: () => void;
}

/**
 * Opens the conversation that a link asked for, once for each wish.
 * @param onOpened hears its number
 * @param failedText said when the server gave no reason
 */
export function useStartedChat(wish: ConversationWish, onOpened: (id: number) => void, failedText: string): StartedChat {
  const client = useApi();
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef('');
  const begin = async () => {
    setFailure(null);
    try {
      const { id } = await openConversation(wish, { client });
      onOpened(id);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : failedText);
    }
  };
  useEffect(() => {
    // An effect may run twice.
    const key = JSON.stringify(wish);
    if (asked.current === key) return;
    asked.current = key;
    void begin();
  });
  return { failure, onRetry: () => void begin() };
}
