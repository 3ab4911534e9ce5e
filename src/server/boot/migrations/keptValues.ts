/** Values that the server keeps; the name `settings` belongs to a resource now. */
export const keptValues = 'alter table settings rename to kept_values;\n'
