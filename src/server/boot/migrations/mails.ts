// The job queue decides when a mail is retried.
export const mails = `
drop index mails_due;
alter table mails drop column next_at`
