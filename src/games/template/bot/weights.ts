/** Every number that was tuned, by name. */

/** What taking a card back is worth, in points. */
export const RECALL_ESTIMATE = 3;

/** How quickly a card loses its appeal the further its value is from that of the prize. */
export const BID_SPREAD = 2;
