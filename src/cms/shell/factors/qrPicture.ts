import { renderSVG } from 'uqr'

/** Dark on white in every theme: cameras read no other. */
export const qrPicture = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`
