/** Returns the bytes of a PDF with one empty page and `entry` in its trailer. */
export function samplePdf(entry = ''): Buffer {
  const head = '%PDF-1.4\n'
  const objects = [
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n',
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] >> endobj\n',
  ].join('')
  const trailer = `trailer << /Size 4 /Root 1 0 R ${entry}>>\nstartxref\n${head.length}\n%%EOF\n`
  return Buffer.from(head + objects + trailer)
}
