import { renderSVG } from 'uqr'

/** Dark on white in every theme, because cameras cannot read other colours. */
export const qrDataUrl = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`
