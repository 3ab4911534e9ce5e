/** Parses a file by RFC 4180, as a spreadsheet does. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text.charAt(at + 1) === '"') cell += text.charAt((at += 1))
      else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === ',') endCell()
    else if (character === '\r' && text.charAt(at + 1) === '\n') {
      endCell()
      rows.push([])
      at += 1
    } else cell += character
  }
  return rows.slice(0, -1)
}

/** Parses the rows into objects keyed by the header. */
export function parseCsvRecords(text: string): Record<string, string>[] {
  const [head = [], ...rows] = parseCsv(text.replace(/^\ufeff/, ''))
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at], cell])))
}
