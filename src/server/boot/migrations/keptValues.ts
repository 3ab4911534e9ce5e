/** What the product keeps for itself; the name belongs to a resource now. */
export const keptValues = 'alter table settings rename to kept_values;\n'
