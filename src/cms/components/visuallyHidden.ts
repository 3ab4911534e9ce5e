/** Hides an element from everybody but screen readers, like the class `visually-hidden`. */
export const visuallyHidden = {
  position: 'absolute',
  overflow: 'hidden',
  inlineSize: 1,
  blockSize: 1,
  clipPath: 'inset(50%)',
} as const
