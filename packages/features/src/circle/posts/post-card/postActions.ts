import type { CircleDistance, CirclePost, CirclePostVersion, CommentReportReason } from '@chippage/api/types';

/** What readers and writers do with a post. */
export interface PostActions {
  onLike: (post: CirclePost, isLiked: boolean) => void;
  /** @throws ApiError whose message is shown */
  onVote: (post: CirclePost, optionId: number) => Promise<void>;
  /** New words. @throws ApiError whose message is shown */
  onEdit: (post: CirclePost, content: string) => Promise<void>;
  /** Deletes it. Tells by itself what went wrong. */
  onRemove: (post: CirclePost) => Promise<unknown>;
  onCloseComments: (post: CirclePost, areClosed: boolean) => void;
  onReport: (post: CirclePost, reason: CommentReportReason) => void;
  /** Keeps away from who wrote it. */
  onHide: (post: CirclePost, distance: Exclude<CircleDistance, 'none'>) => void;
  /** What it said before. @throws ApiError whose message is shown */
  onReadHistory: (post: CirclePost) => Promise<readonly CirclePostVersion[]>;
  /** Reads a picture of a post that not everybody may read. */
  onReadPicture: (id: number) => Promise<Blob>;
  onCopyLink: (post: CirclePost) => void;
}
