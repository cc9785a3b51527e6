/** "By then Awa was a griot herself": what somebody became is not what they are in the story. */
export const laterInLife =
  /(?<!\p{L})(?:by then|years later|grew up|grown up|when (?:she|he|they) was older|became|(?<!^)one day)(?!\p{L})/iu;
