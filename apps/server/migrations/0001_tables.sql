CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"uuid" text NOT NULL,
	"network" text NOT NULL,
	"code_hmac" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"is_cancelled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"sid_hash" text NOT NULL,
	"previous_sid_hash" text,
	"rotated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"uuid" text NOT NULL,
	"user_agent" text NOT NULL,
	"step_up_until" timestamp with time zone,
	"flagged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint,
	"recipient" text NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"sealed_text" text,
	"sha256" text,
	"attachment_name" text,
	"sealed_unsubscribe_url" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_secrets" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"user_handle" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"sha256" text NOT NULL,
	"member_id" bigint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pictures_sha256_member_id_pk" PRIMARY KEY("sha256","member_id")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"scope" text NOT NULL,
	"version" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"sha256" text,
	"size_bytes" bigint
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"nick_name" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_days" (
	"member_id" bigint NOT NULL,
	"day" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "assistant_days_day_member_id_pk" PRIMARY KEY("day","member_id")
);
--> statement-breakpoint
CREATE TABLE "bom_mappings" (
	"member_id" bigint NOT NULL,
	"key" text NOT NULL,
	"fields" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bom_mappings_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "bom_versions" (
	"bom_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"sets" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"line_count" integer NOT NULL,
	"settled_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bom_versions_bom_id_version_pk" PRIMARY KEY("bom_id","version")
);
--> statement-breakpoint
CREATE TABLE "boms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sets" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"line_count" integer NOT NULL,
	"settled_count" integer NOT NULL,
	"matched_count" integer NOT NULL,
	"share_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "circle_distances" (
	"member_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"distance" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circle_distances_member_id_other_id_pk" PRIMARY KEY("member_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "circle_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "circle_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" bigint NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circle_follows" (
	"group_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circle_follows_group_id_member_id_pk" PRIMARY KEY("group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "circle_groups" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"intro" text NOT NULL,
	"rules" text NOT NULL,
	"members" integer DEFAULT 0 NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL,
	"open_posts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circle_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "circle_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint,
	"post_id" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circle_poll_options" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "circle_poll_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circle_polls" (
	"post_id" bigint PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"end_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circle_posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "circle_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"member_id" bigint,
	"sample_writer" text,
	"content" text NOT NULL,
	"visibility" text NOT NULL,
	"state" text NOT NULL,
	"refuse_reason" text,
	"quoted_id" bigint,
	"are_comments_closed" boolean DEFAULT false NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"heat" double precision NOT NULL,
	"ip_region" text,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "circle_reports" (
	"post_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"review_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circle_reports_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "circle_settings" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"is_personalised" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "circle_topics" (
	"post_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"thing_id" bigint NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "circle_topics_post_id_kind_thing_id_pk" PRIMARY KEY("post_id","kind","thing_id")
);
--> statement-breakpoint
CREATE TABLE "circle_votes" (
	"post_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"option_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circle_votes_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "correction_proofs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "correction_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"correction_id" bigint,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registry_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"block" text,
	"content" text NOT NULL,
	"is_own" boolean NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registry_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"company_id" bigint,
	"block" text,
	"total" integer,
	"answer" jsonb NOT NULL,
	"as_of" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_flights" (
	"key" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registry_queries" (
	"client" text NOT NULL,
	"member_id" bigint,
	"day" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "registry_queries_client_day_subject_pk" PRIMARY KEY("client","day","subject")
);
--> statement-breakpoint
CREATE TABLE "registry_renewals" (
	"member_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"day" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "registry_renewals_member_id_company_id_day_pk" PRIMARY KEY("member_id","company_id","day")
);
--> statement-breakpoint
CREATE TABLE "company_watch_mails" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_watches" (
	"member_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"month" text NOT NULL,
	"asked_at" timestamp with time zone,
	"digest_at" timestamp with time zone,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_told" boolean DEFAULT true NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "company_watches_member_id_company_id_pk" PRIMARY KEY("member_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"kinds" jsonb NOT NULL,
	"price_below" text,
	"is_paused" boolean DEFAULT false NOT NULL,
	"baseline" jsonb,
	"origin" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "search_digests" (
	"member_id" bigint NOT NULL,
	"day" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_digests_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "search_findings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"search_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"part_id" integer NOT NULL,
	"mpn" text NOT NULL,
	"brand_name" text NOT NULL,
	"brand_name_cn" text,
	"lifecycle" text,
	"unit_price" text,
	"found_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "change_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"brand_id" integer NOT NULL,
	"number" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"published_on" date NOT NULL,
	"last_order_on" date,
	"last_ship_on" date,
	"document_url" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changed_parts" (
	"notice_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"mpn" text NOT NULL,
	"part_id" integer,
	CONSTRAINT "changed_parts_notice_id_position_pk" PRIMARY KEY("notice_id","position")
);
--> statement-breakpoint
CREATE TABLE "collected_documents" (
	"member_id" bigint NOT NULL,
	"document_id" integer NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collected_documents_member_id_document_id_pk" PRIMARY KEY("member_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "document_parts" (
	"document_id" integer NOT NULL,
	"part_id" integer NOT NULL,
	CONSTRAINT "document_parts_part_id_document_id_pk" PRIMARY KEY("part_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" integer NOT NULL,
	"title" text NOT NULL,
	"doc_type" text DEFAULT 'datasheet' NOT NULL,
	"language" text NOT NULL,
	"series" text,
	"version" text,
	"published_on" date,
	"is_sample" boolean DEFAULT false NOT NULL,
	"sha256" text,
	"size_bytes" bigint,
	"page_count" integer,
	"outline" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outside_url" text,
	"host" text,
	"taken_down_at" timestamp with time zone,
	"taken_down_kind" text,
	"taken_down_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_readings" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fact_evidence" (
	"part_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"page" integer NOT NULL,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"width" real NOT NULL,
	"height" real NOT NULL,
	"is_sure" boolean NOT NULL,
	CONSTRAINT "fact_evidence_part_id_document_id_field_pk" PRIMARY KEY("part_id","document_id","field")
);
--> statement-breakpoint
CREATE TABLE "part_pins" (
	"part_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"page" integer NOT NULL,
	"is_sure" boolean NOT NULL,
	CONSTRAINT "part_pins_part_id_document_id_number_pk" PRIMARY KEY("part_id","document_id","number")
);
--> statement-breakpoint
CREATE TABLE "document_links" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"address" text,
	"host" text,
	"status" text,
	"status_since" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"ok_at" timestamp with time zone,
	"silent_tries" integer DEFAULT 0 NOT NULL,
	"moved_to" text,
	"licence" text,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "document_thumbnails" (
	"file_sha256" text PRIMARY KEY NOT NULL,
	"sha256" text,
	"size_bytes" integer,
	"width" integer,
	"height" integer,
	"drawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_files" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"no" integer NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	CONSTRAINT "open_files_day_name_pk" PRIMARY KEY("day","name")
);
--> statement-breakpoint
CREATE TABLE "open_releases" (
	"day" date PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"previous_day" date,
	"tables" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"withheld_parts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10000 CACHE 1),
	"name" text NOT NULL,
	"name_cn" text,
	"initial" text NOT NULL,
	"pinyin" text,
	"country" text,
	"is_domestic" boolean NOT NULL,
	"website" text,
	"founded" integer,
	"parent" text,
	"aliases" text[] NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "brands_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "data_sources" (
	"code" text PRIMARY KEY NOT NULL,
	"no" integer NOT NULL,
	"name" text NOT NULL,
	"licence" text NOT NULL,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "part_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "part_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"part_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" jsonb NOT NULL,
	"former" jsonb,
	"catalogue" jsonb,
	"source" text NOT NULL,
	"reason" text NOT NULL,
	"made_by" bigint,
	"made_at" timestamp with time zone NOT NULL,
	"undone_by" bigint,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "catalogue_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"epoch" bigint NOT NULL,
	"sample_hash" text,
	CONSTRAINT "catalogue_state_single" CHECK ("catalogue_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"no" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"parent_id" text,
	CONSTRAINT "categories_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "chosen_hot_words" (
	"position" integer PRIMARY KEY NOT NULL,
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parameters" (
	"code" text PRIMARY KEY NOT NULL,
	"no" integer NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"unit" text
);
--> statement-breakpoint
CREATE TABLE "parts" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"brand_id" integer NOT NULL,
	"category_id" text NOT NULL,
	"mpn" text NOT NULL,
	"mpn_key" text NOT NULL,
	"package_case" text,
	"pins" integer,
	"lifecycle" text NOT NULL,
	"params" jsonb NOT NULL,
	"originals" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"datasheet_url" text,
	"is_pattern" boolean NOT NULL,
	"source" text NOT NULL,
	"popularity" integer NOT NULL,
	"origin" text NOT NULL,
	"revision" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parts_brand_mpn" UNIQUE("brand_id","mpn")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_pages" (
	"document_id" integer NOT NULL,
	"page" integer NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "document_pages_document_id_page_pk" PRIMARY KEY("document_id","page")
);
--> statement-breakpoint
CREATE TABLE "document_texts" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"next_page" integer DEFAULT 1 NOT NULL,
	"skipped_pages" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spec_uploads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spec_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"state" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"page_count" integer NOT NULL,
	"outline" jsonb NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"doc_type" text DEFAULT 'datasheet' NOT NULL,
	"language" text NOT NULL,
	"brand_id" integer,
	"brand_name" text,
	"mpns" text[] DEFAULT '{}' NOT NULL,
	"category_id" text,
	"has_right" boolean DEFAULT false NOT NULL,
	"right_edition" text,
	"reason" text,
	"document_id" integer,
	"has_made_document" boolean DEFAULT false NOT NULL,
	"state_before" text,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "agent_lines" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "agent_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10000 CACHE 1),
	"agent_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"scope" text,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"checked_on" date,
	"sha256" text,
	"size_bytes" integer,
	"file_type" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "agent_lines_brand" UNIQUE("agent_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "agent_parts" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "agent_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100000 CACHE 1),
	"agent_id" integer NOT NULL,
	"part_id" integer NOT NULL,
	"stock" integer,
	"moq" integer,
	"lead_time_days" integer,
	"as_of" date,
	"origin" text NOT NULL,
	CONSTRAINT "agent_parts_part" UNIQUE("agent_id","part_id")
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "agents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10000 CACHE 1),
	"name" text NOT NULL,
	"name_cn" text,
	"website" text,
	"country" text,
	"kind" text NOT NULL,
	"initial" text NOT NULL,
	"pinyin" text,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "agents_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "disk_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disk_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"folder_id" bigint,
	"is_folder" boolean NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"sort_key" text NOT NULL,
	"kind" text NOT NULL,
	"sha256" text,
	"size_bytes" integer DEFAULT 0 NOT NULL,
	"revision" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"trash_id" bigint,
	"trashed_at" timestamp with time zone,
	"origin_path" text[] DEFAULT '{}' NOT NULL,
	"is_origin_gone" boolean DEFAULT false NOT NULL,
	"is_noticed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disk_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disk_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"item_id" bigint,
	"name" text NOT NULL,
	"is_folder" boolean NOT NULL,
	"token" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"download_limit" integer,
	"download_count" integer DEFAULT 0 NOT NULL,
	"open_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disk_spaces" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disk_uploads" (
	"parted_id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"folder_id" bigint,
	"name" text NOT NULL,
	"on_clash" text NOT NULL,
	"item_id" bigint
);
--> statement-breakpoint
CREATE TABLE "enterprise_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enterprise_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"is_change" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	"licence_file_id" bigint,
	"state" text DEFAULT 'reviewing' NOT NULL,
	"reason" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "enterprise_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enterprise_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"mobile" text,
	"role" text NOT NULL,
	"spend_limit" numeric(20, 2),
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_members" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"enterprise_id" bigint NOT NULL,
	"role" text NOT NULL,
	"spend_limit" numeric(20, 2),
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprises" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "enterprises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1),
	"owner_id" bigint,
	"name" text NOT NULL,
	"name_en" text,
	"credit_code" text NOT NULL,
	"legal_person" text,
	"licence_expiry" date,
	"reg_address" text,
	"office_address" text,
	"phone" text,
	"email" text,
	"website" text,
	"industry" text,
	"scale" text,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"place" text,
	"contact_name" text NOT NULL,
	"contact_phone" text,
	"licence_file_id" bigint,
	"status" smallint DEFAULT 0 NOT NULL,
	"reason" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "licence_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "licence_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_follows" (
	"member_id" bigint NOT NULL,
	"enterprise_id" bigint NOT NULL,
	"wants_supply" boolean DEFAULT false NOT NULL,
	"wants_demand" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	CONSTRAINT "company_follows_member_id_enterprise_id_pk" PRIMARY KEY("member_id","enterprise_id")
);
--> statement-breakpoint
CREATE TABLE "production_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"line_id" bigint,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "production_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"member_id" bigint,
	"shown" jsonb,
	"wanted" jsonb,
	"state" text NOT NULL,
	"reason" text,
	"position" integer,
	"is_sample" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "authorisations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authorisations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"thing_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"brand_name" text NOT NULL,
	"certificate" text NOT NULL,
	"valid_from" date,
	"valid_to" date NOT NULL,
	"regions" text[] NOT NULL,
	"is_public" boolean NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_contacts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"phone" text,
	"email" text,
	"wechat" text,
	"note" text,
	"contact_id" bigint,
	"kind" text,
	"thing_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "claim_proofs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"claim_id" bigint,
	"authorisation_id" bigint,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"thing_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"thing_id" integer NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"position" text NOT NULL,
	"work_email" text,
	"state" text NOT NULL,
	"reason" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "company_contacts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint,
	"kind" text NOT NULL,
	"thing_id" integer NOT NULL,
	"shown" jsonb,
	"wanted" jsonb,
	"visibility" text DEFAULT 'members' NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "opened_contacts" (
	"member_id" bigint NOT NULL,
	"day" date NOT NULL,
	"contact_id" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "opened_contacts_member_id_day_contact_id_pk" PRIMARY KEY("member_id","day","contact_id")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"name" text NOT NULL,
	"name_cn" text,
	"country" text,
	"website" text,
	"agent_kind" text,
	"evidence" text NOT NULL,
	"brand_id" integer,
	"agent_id" integer,
	"brand_name" text,
	"valid_to" date,
	"mpns" text[] DEFAULT '{}' NOT NULL,
	"part_ids" integer[] DEFAULT '{}' NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "favours" (
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"thing_id" bigint NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favours_member_id_kind_thing_id_pk" PRIMARY KEY("member_id","kind","thing_id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"thing_id" bigint NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follows_member_id_kind_thing_id_pk" PRIMARY KEY("member_id","kind","thing_id")
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"thing_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "likes_kind_thing_id_member_id_pk" PRIMARY KEY("kind","thing_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "category_choices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "category_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "category_choices_label" UNIQUE("list","label")
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint,
	"type_id" integer NOT NULL,
	"content" text NOT NULL,
	"contact" text NOT NULL,
	"page" text,
	"document_id" integer,
	"document_title" text,
	"document_page" integer,
	"phrase" text,
	"created_at" timestamp with time zone NOT NULL,
	"reply" text,
	"verdict" text,
	"replied_by" bigint,
	"replied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "agent_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_visits_thing" UNIQUE("member_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "history_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"type" smallint NOT NULL,
	"thing_id" bigint NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "history_visits_thing" UNIQUE("member_id","type","thing_id")
);
--> statement-breakpoint
CREATE TABLE "page_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"from_path" text NOT NULL,
	"path" text NOT NULL,
	"member_id" bigint,
	"stay_seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"member_id" bigint,
	"owner_id" bigint,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"is_picture" boolean NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"seq" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"conversation_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"side" text NOT NULL,
	"side_no" integer NOT NULL,
	"sender_id" bigint,
	"owner_id" bigint,
	"client_id" text NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"file_id" bigint,
	"card_kind" text,
	"card_id" bigint,
	"answers_seq" bigint,
	"revoked_at" timestamp with time zone,
	"is_removed" boolean DEFAULT false NOT NULL,
	"is_erased" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"client_at" timestamp with time zone,
	CONSTRAINT "chat_messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"review_id" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_marks" (
	"conversation_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"read_seq" bigint DEFAULT 0 NOT NULL,
	"read_count" integer DEFAULT 0 NOT NULL,
	"pinned_at" timestamp with time zone,
	"is_starred" boolean DEFAULT false NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"hidden_seq" bigint,
	"remark" text,
	CONSTRAINT "conversation_marks_conversation_id_member_id_pk" PRIMARY KEY("conversation_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"a_kind" text NOT NULL,
	"a_id" bigint NOT NULL,
	"b_kind" text NOT NULL,
	"b_id" bigint NOT NULL,
	"a_name" text NOT NULL,
	"b_name" text NOT NULL,
	"started_by" bigint,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"a_count" integer DEFAULT 0 NOT NULL,
	"b_count" integer DEFAULT 0 NOT NULL,
	"a_read_seq" bigint DEFAULT 0 NOT NULL,
	"b_read_seq" bigint DEFAULT 0 NOT NULL,
	"a_answered" integer DEFAULT 0 NOT NULL,
	"b_answered" integer DEFAULT 0 NOT NULL,
	"a_blocked_at" timestamp with time zone,
	"b_blocked_at" timestamp with time zone,
	"subject_kind" text,
	"subject_id" bigint,
	"last_side" text,
	"last_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_event_heads" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL,
	"trimmed_id" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_events" (
	"member_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"conversation_id" bigint NOT NULL,
	"seq" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_events_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "blocked_companies" (
	"enterprise_id" bigint NOT NULL,
	"blocked_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_companies_enterprise_id_blocked_id_pk" PRIMARY KEY("enterprise_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "board_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "board_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"row_id" bigint,
	"position" smallint DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "board_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"row_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"review_id" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_rows" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "board_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1),
	"type" smallint NOT NULL,
	"enterprise_id" bigint NOT NULL,
	"member_id" bigint,
	"model" text NOT NULL,
	"model_key" text NOT NULL,
	"part_id" integer,
	"brand_name" text,
	"brand_id" integer,
	"brand_words" text DEFAULT '' NOT NULL,
	"package_case" text,
	"quantity" integer,
	"price" numeric(20, 6),
	"currency" text NOT NULL,
	"tax_mode" text,
	"supply_kind" text,
	"grade" text,
	"date_code" text,
	"packing" text,
	"lead_time_days" integer,
	"place" text,
	"invoice_need" text,
	"takes_alternative" boolean DEFAULT false NOT NULL,
	"remark" text,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"addressee_id" bigint,
	"state" text NOT NULL,
	"removed_reason" text,
	"days" smallint NOT NULL,
	"quote_count" integer DEFAULT 0 NOT NULL,
	"renew_count" integer DEFAULT 0 NOT NULL,
	"position" integer,
	"created_at" timestamp with time zone NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"warned_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"task_id" bigint,
	"row_no" integer,
	"sheet_key" text
);
--> statement-breakpoint
CREATE TABLE "board_digests" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"origin" text NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	"sent_day" text
);
--> statement-breakpoint
CREATE TABLE "company_promotions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_promotions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"member_id" bigint,
	"kind" text NOT NULL,
	"thing_id" bigint NOT NULL,
	"model" text NOT NULL,
	"start_on" date NOT NULL,
	"end_on" date NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quote_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"party" text NOT NULL,
	"member_id" bigint,
	"deed" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"note" text,
	"wish" jsonb,
	"offer" jsonb
);
--> statement-breakpoint
CREATE TABLE "quote_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"quote_id" bigint,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"row_id" bigint NOT NULL,
	"is_demand" boolean NOT NULL,
	"buyer_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"state" text NOT NULL,
	"quantity" integer,
	"offer" jsonb,
	"wish" jsonb,
	"valid_until" timestamp with time zone,
	"deal_quantity" integer,
	"deal_price" numeric(20, 6),
	"accepted_by" bigint,
	"accepted_at" timestamp with time zone,
	"deal_until" timestamp with time zone,
	"bargain_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "excel_task_rows" (
	"task_id" bigint NOT NULL,
	"row_no" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text,
	"errors" jsonb,
	"changes" jsonb,
	"facts" jsonb,
	"sheet_key" text,
	"board_row_id" bigint,
	CONSTRAINT "excel_task_rows_task_id_row_no_pk" PRIMARY KEY("task_id","row_no")
);
--> statement-breakpoint
CREATE TABLE "excel_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "excel_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"member_id" bigint,
	"kind" text NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"state" text NOT NULL,
	"head_row" integer,
	"heads" jsonb,
	"mapping" jsonb,
	"total" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"imported" integer DEFAULT 0 NOT NULL,
	"new_rows" integer DEFAULT 0 NOT NULL,
	"changed_rows" integer DEFAULT 0 NOT NULL,
	"same_rows" integer DEFAULT 0 NOT NULL,
	"wrong_rows" integer DEFAULT 0 NOT NULL,
	"missing_rows" integer DEFAULT 0 NOT NULL,
	"missing" text,
	"fault" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"moved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text,
	"phone" text,
	"message" text,
	"state" text DEFAULT 'sent' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state_at" timestamp with time zone,
	"kept_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"member_id" bigint,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"city_code" text NOT NULL,
	"district" text,
	"business_area" text,
	"salary_min" integer NOT NULL,
	"salary_max" integer NOT NULL,
	"salary_months" integer NOT NULL,
	"experience" text NOT NULL,
	"degree" text NOT NULL,
	"job_type" text NOT NULL,
	"days_per_week" integer,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"welfare" text[] DEFAULT '{}' NOT NULL,
	"description" text NOT NULL,
	"stage" text,
	"publisher_name" text NOT NULL,
	"publisher_title" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"published_at" timestamp with time zone NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	"expire_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"review_id" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_resumes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_resumes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"application_id" bigint,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_request_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_request_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"member_id" bigint,
	"text" text NOT NULL,
	"note" text,
	"from_state" text,
	"to_state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint,
	"member_id" bigint NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"bargain_id" bigint,
	"reason" text NOT NULL,
	"spend_limit" numeric(20, 2),
	"lines" jsonb NOT NULL,
	"sums" jsonb NOT NULL,
	"pay_method" text NOT NULL,
	"po_no" text,
	"forwarder" text NOT NULL,
	"warehousing_no" text NOT NULL,
	"address" jsonb NOT NULL,
	"title" jsonb,
	"note" text,
	"revision" integer NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"customer_ref" text,
	"is_selected" boolean DEFAULT true NOT NULL,
	"known_price" text,
	"stock_at_add" integer,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "cart_lines_goods" UNIQUE("member_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "handed_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handed_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code_hash" text NOT NULL,
	"lines" jsonb NOT NULL,
	"taken_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_terms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" bigint NOT NULL,
	"enterprise_id" bigint,
	"company_name" text NOT NULL,
	"state" text NOT NULL,
	"asked_limit" numeric(20, 2) NOT NULL,
	"asked_days" integer NOT NULL,
	"note" text,
	"granted_limit" numeric(20, 2),
	"granted_days" integer,
	"reason" text,
	"applied_by" bigint,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "credit_terms_pair" UNIQUE("enterprise_id","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "statement_counts" (
	"merchant_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "statement_counts_merchant_id_year_pk" PRIMARY KEY("merchant_id","year")
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"credit_note_id" bigint,
	"day" date NOT NULL,
	"amount" numeric(20, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" bigint NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text,
	"recorded_by" bigint NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"terms_id" bigint NOT NULL,
	"merchant_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"seq" integer NOT NULL,
	"period" text NOT NULL,
	"days" integer NOT NULL,
	"charges" numeric(20, 2) NOT NULL,
	"credits" numeric(20, 2) NOT NULL,
	"carried" numeric(20, 2) NOT NULL,
	"total" numeric(20, 2) NOT NULL,
	"paid" numeric(20, 2) DEFAULT '0.00' NOT NULL,
	"due_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"overdue_told_at" timestamp with time zone,
	CONSTRAINT "statements_seq" UNIQUE("merchant_id","year","seq"),
	CONSTRAINT "statements_period" UNIQUE("terms_id","period")
);
--> statement-breakpoint
CREATE TABLE "arrival_wishes" (
	"member_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "arrival_wishes_member_id_goods_id_pk" PRIMARY KEY("member_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1),
	"merchant_id" bigint NOT NULL,
	"part_id" integer,
	"mpn" text NOT NULL,
	"mpn_key" text NOT NULL,
	"brand_id" integer NOT NULL,
	"category_id" text NOT NULL,
	"package_case" text,
	"sku" text NOT NULL,
	"unit" text NOT NULL,
	"packing" text,
	"currency" text NOT NULL,
	"tax_mode" text NOT NULL,
	"price_ladder" jsonb NOT NULL,
	"moq" integer NOT NULL,
	"multiple" integer NOT NULL,
	"spq" integer,
	"max_quantity" integer,
	"date_code" text,
	"lead_time_days" integer,
	"ships_today" boolean,
	"weight" text,
	"hs_code" text,
	"eccn" text,
	"origin" text,
	"condition" text,
	"is_on_sale" boolean NOT NULL,
	"is_deal" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goods_sku_unique" UNIQUE("sku"),
	CONSTRAINT "goods_rules" CHECK (moq > 0 and multiple > 0)
);
--> statement-breakpoint
CREATE TABLE "goods_favours" (
	"member_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goods_favours_member_id_goods_id_pk" PRIMARY KEY("member_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "goods_stocks" (
	"goods_id" bigint NOT NULL,
	"warehouse" char(2) NOT NULL,
	"quantity" integer,
	CONSTRAINT "goods_stocks_goods_id_warehouse_pk" PRIMARY KEY("goods_id","warehouse"),
	CONSTRAINT "goods_stocks_not_negative" CHECK (quantity >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_id" bigint NOT NULL,
	"warehouse" char(2) NOT NULL,
	"change" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" bigint,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_changes" (
	"goods_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"unit_price" numeric(15, 6),
	"stock" integer,
	"is_on_sale" boolean NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "offer_changes_goods_id_at_pk" PRIMARY KEY("goods_id","at")
);
--> statement-breakpoint
CREATE TABLE "merchant_authorisations" (
	"merchant_id" bigint NOT NULL,
	"brand_id" integer NOT NULL,
	"valid_until" date NOT NULL,
	"certificate" text NOT NULL,
	"is_sample" boolean NOT NULL,
	CONSTRAINT "merchant_authorisations_merchant_id_brand_id_pk" PRIMARY KEY("merchant_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "merchant_follows" (
	"member_id" bigint NOT NULL,
	"merchant_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "merchant_follows_member_id_merchant_id_pk" PRIMARY KEY("member_id","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "merchant_terms" (
	"merchant_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"freight_term" text NOT NULL,
	"freight" numeric(20, 2),
	"free_from" numeric(20, 2),
	"is_hong_kong" boolean NOT NULL,
	"bank" jsonb NOT NULL,
	CONSTRAINT "merchant_terms_merchant_id_currency_pk" PRIMARY KEY("merchant_id","currency")
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "merchants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1),
	"member_id" bigint,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"credit_code" text,
	"place" text NOT NULL,
	"address" text,
	"address_en" text,
	"phone" text,
	"intro" text NOT NULL,
	"shipping" text NOT NULL,
	"enterprise_id" bigint,
	"shop_type" text,
	"service_hours" text,
	"return_policy" text,
	"contact_name" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "merchants_memberId_unique" UNIQUE("member_id"),
	CONSTRAINT "merchants_name_unique" UNIQUE("name"),
	CONSTRAINT "merchants_enterpriseId_unique" UNIQUE("enterprise_id")
);
--> statement-breakpoint
CREATE TABLE "merchant_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merchant_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"enterprise_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"name_key" text NOT NULL,
	"form" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bargains" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bargains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"buyer_id" bigint NOT NULL,
	"merchant_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" numeric(20, 6) NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"order_id" bigint
);
--> statement-breakpoint
CREATE TABLE "claim_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"claim_id" bigint,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"amount" numeric(20, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_parcels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_id" bigint NOT NULL,
	"way" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_parcels_way" UNIQUE("claim_id","way")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"remedy" text NOT NULL,
	"reason" text NOT NULL,
	"asked" numeric(20, 2) NOT NULL,
	"refund" numeric(20, 2),
	"answer" text,
	"outcome" text NOT NULL,
	"return_to" text,
	"moved_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"stepped_in_at" timestamp with time zone,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"party" text NOT NULL,
	"text" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"part_id" integer,
	"mpn" text NOT NULL,
	"brand_name" text NOT NULL,
	"brand_name_cn" text,
	"package_case" text,
	"packing" text,
	"unit" text NOT NULL,
	"quantity" integer NOT NULL,
	"shipped_quantity" integer DEFAULT 0 NOT NULL,
	"cancelled_quantity" integer DEFAULT 0 NOT NULL,
	"refunded_quantity" integer DEFAULT 0 NOT NULL,
	"unit_price" numeric(20, 6) NOT NULL,
	"line_total" numeric(20, 2) NOT NULL,
	"tax_mode" text NOT NULL,
	"date_code" text,
	"hs_code" text,
	"origin" text,
	"weight" text,
	"customer_ref" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"buyer_id" bigint NOT NULL,
	"merchant_id" bigint NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"goods_total" numeric(20, 2) NOT NULL,
	"untaxed" numeric(20, 2) NOT NULL,
	"tax" numeric(20, 2),
	"freight" numeric(20, 2),
	"freight_term" text NOT NULL,
	"total" numeric(20, 2) NOT NULL,
	"refunded" numeric(20, 2) DEFAULT '0.00' NOT NULL,
	"tax_mode" text,
	"pay_method" text NOT NULL,
	"terms_id" bigint,
	"po_no" text,
	"pay_deadline" timestamp with time zone NOT NULL,
	"address" jsonb NOT NULL,
	"title" jsonb,
	"is_hong_kong" boolean NOT NULL,
	"forwarder" text,
	"warehousing_no" text,
	"remark" text,
	"request_id" bigint,
	"close_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"first_shipped_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"awaited_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "orders_orderNo_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parcel_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"place" text,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"is_delivered" boolean DEFAULT false NOT NULL,
	"items" jsonb NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcels_no" UNIQUE("order_id","no")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"region" text NOT NULL,
	"receiver" text NOT NULL,
	"area_code" text NOT NULL,
	"mobile" text NOT NULL,
	"tel" text,
	"province" text,
	"city" text,
	"district" text,
	"street" text,
	"detail" text NOT NULL,
	"postcode" text,
	"company" text,
	"tag" text,
	"forwarder" text,
	"warehousing_no" text,
	"is_default" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_note_counts" (
	"merchant_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "credit_note_counts_merchant_id_year_pk" PRIMARY KEY("merchant_id","year")
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"seq" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"claim_id" bigint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"untaxed" numeric(20, 2) NOT NULL,
	"freight" numeric(20, 2) NOT NULL,
	"tax" numeric(20, 2),
	"amount" numeric(20, 2) NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_notes_seq" UNIQUE("merchant_id","year","seq"),
	CONSTRAINT "credit_notes_claim" UNIQUE("claim_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"is_refused" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"title_type" text NOT NULL,
	"buyer_name" text NOT NULL,
	"tax_no" text,
	"address" text,
	"tel" text,
	"bank_name" text,
	"bank_account" text,
	"email" text,
	"is_default" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"merchant_id" bigint NOT NULL,
	"no" text,
	"kind" smallint NOT NULL,
	"state" text NOT NULL,
	"buyer_name" text NOT NULL,
	"tax_no" text,
	"address" text,
	"tel" text,
	"bank_name" text,
	"bank_account" text,
	"email" text,
	"untaxed" numeric(20, 2) NOT NULL,
	"tax" numeric(20, 2) NOT NULL,
	"total" numeric(20, 2) NOT NULL,
	"remark" text,
	"reason" text,
	"applied_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"reverses_id" bigint,
	"reversal_reason" text
);
--> statement-breakpoint
CREATE TABLE "online_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "online_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"trade_no" text,
	"amount" numeric(20, 2) NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notify_id" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"status" text NOT NULL,
	"amount" text NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"payment_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	CONSTRAINT "payment_orders_payment_id_order_id_pk" PRIMARY KEY("payment_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "pis" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pis_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pi_no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"merchant_id" bigint NOT NULL,
	"order_id" bigint,
	"currency" text NOT NULL,
	"goods" numeric(20, 2) NOT NULL,
	"untaxed" numeric(20, 2) NOT NULL,
	"tax" numeric(20, 2),
	"freight" numeric(20, 2),
	"total" numeric(20, 2) NOT NULL,
	"tax_mode" text,
	"lines" jsonb NOT NULL,
	"buyer_name" text NOT NULL,
	"title" jsonb,
	"address" jsonb,
	"is_voided" boolean DEFAULT false NOT NULL,
	"issued_on" date NOT NULL,
	"valid_until" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pis_piNo_unique" UNIQUE("pi_no")
);
--> statement-breakpoint
CREATE TABLE "receipt_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"receipt_id" bigint,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"state" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"currency" text NOT NULL,
	"payer_name" text NOT NULL,
	"payer_bank" text,
	"account_tail" text,
	"paid_on" date NOT NULL,
	"serial_no" text,
	"review_id" bigint,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"payment_id" bigint,
	"claim_id" bigint,
	"amount" numeric(20, 2) NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"href" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "unread_counts" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"notices" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "unread_counts_positive" CHECK ("unread_counts"."notices" >= 0)
);
--> statement-breakpoint
CREATE TABLE "author_requests" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"comment_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"review_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_reports_comment_id_member_id_pk" PRIMARY KEY("comment_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint,
	"resource_id" bigint,
	"post_id" bigint,
	"parent_id" bigint,
	"reply_to_id" bigint,
	"member_id" bigint,
	"content" text NOT NULL,
	"state" text NOT NULL,
	"refuse_reason" text,
	"likes" integer DEFAULT 0 NOT NULL,
	"ip_region" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "financial_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "financial_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company" text NOT NULL,
	"brand_id" bigint,
	"listing" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"date" date NOT NULL,
	"document_url" text NOT NULL,
	"source_url" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_picture_uses" (
	"picture_id" bigint NOT NULL,
	"article_id" bigint NOT NULL,
	CONSTRAINT "article_picture_uses_picture_id_article_id_pk" PRIMARY KEY("picture_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "article_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"words" jsonb NOT NULL,
	"length" integer NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_articles" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"words" jsonb NOT NULL,
	"submission" text DEFAULT 'none' NOT NULL,
	"reason" text,
	"published_version" integer,
	"announced_at" timestamp with time zone,
	"saved_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dismounted_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "article_channels" (
	"article_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	CONSTRAINT "article_channels_article_id_channel_id_pk" PRIMARY KEY("article_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "article_counters" (
	"article_id" bigint PRIMARY KEY NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"heat" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_figures" (
	"sha256" text PRIMARY KEY NOT NULL,
	"size_bytes" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_parts" (
	"article_id" bigint NOT NULL,
	"mpn_key" text NOT NULL,
	"mpn" text NOT NULL,
	"position" integer,
	CONSTRAINT "article_parts_article_id_mpn_key_pk" PRIMARY KEY("article_id","mpn_key")
);
--> statement-breakpoint
CREATE TABLE "article_reads" (
	"day" text NOT NULL,
	"article_id" bigint NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "article_reads_day_article_id_mark_pk" PRIMARY KEY("day","article_id","mark")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"channel_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"source" text NOT NULL,
	"source_url" text,
	"origin" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_advert" boolean DEFAULT false NOT NULL,
	"is_ai" boolean DEFAULT false NOT NULL,
	"is_ai_in_part" boolean DEFAULT false NOT NULL,
	"licence" text,
	"state" text NOT NULL,
	"publish_time" timestamp with time zone,
	"cover_url" text,
	"markdown" text NOT NULL,
	"document" jsonb,
	"blocks" jsonb NOT NULL,
	"corrections" jsonb NOT NULL,
	"plain_text" text NOT NULL,
	"search_words" "tsvector" NOT NULL,
	"content_hash" text,
	"edited_at" timestamp with time zone,
	"taken_down_at" timestamp with time zone,
	"taken_down_kind" text,
	"taken_down_reason" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blocked_authors" (
	"member_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_authors_member_id_author_id_pk" PRIMARY KEY("member_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "channel_follows" (
	"member_id" bigint NOT NULL,
	"channel_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_follows_member_id_channel_id_pk" PRIMARY KEY("member_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "news_authors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_authors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text,
	"name" text NOT NULL,
	"avatar_url" text,
	"field" text NOT NULL,
	"intro" text NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"member_id" bigint,
	"is_erased" boolean DEFAULT false NOT NULL,
	CONSTRAINT "news_authors_key_unique" UNIQUE("key"),
	CONSTRAINT "news_authors_memberId_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "news_channels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"parent_id" bigint,
	"position" integer NOT NULL,
	CONSTRAINT "news_channels_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "news_search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"outcome" text NOT NULL,
	"member_id" bigint,
	"ip" text NOT NULL,
	"uuid" text NOT NULL,
	"request_id" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone,
	"count_key" text
);
--> statement-breakpoint
CREATE TABLE "blobs" (
	"sha256" text PRIMARY KEY NOT NULL,
	"size_bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mobile" text,
	"email" text,
	"nick_name" text NOT NULL,
	"avatar" text,
	"city" text,
	"company" text,
	"position" text,
	"engineer_field" text[] DEFAULT '{}' NOT NULL,
	"password_hash" text,
	"role" text DEFAULT 'member' NOT NULL,
	"enterprise_status" smallint,
	"share_code" text,
	"invited_by" bigint,
	"source" text,
	"disabled_at" timestamp with time zone,
	"disabled_reason" text,
	"erase_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	"inactivity_notice_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "parted_uploads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parted_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"file_sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"parted_id" bigint NOT NULL,
	"part" integer NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	CONSTRAINT "upload_parts_parted_id_part_pk" PRIMARY KEY("parted_id","part")
);
--> statement-breakpoint
CREATE TABLE "rate_hits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_hits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"member_id" bigint NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"body_sha256" char(64) NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_member_id_operation_key_pk" PRIMARY KEY("member_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "lesson_reads" (
	"member_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_reads_member_id_course_id_no_pk" PRIMARY KEY("member_id","course_id","no")
);
--> statement-breakpoint
CREATE TABLE "resource_downloads" (
	"member_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_downloads_member_id_file_id_pk" PRIMARY KEY("member_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "resource_figures" (
	"sha256" text PRIMARY KEY NOT NULL,
	"size_bytes" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"resource_id" bigint,
	"member_id" bigint,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"table" jsonb,
	"preview" jsonb,
	"preview_sha256" text,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_lessons" (
	"course_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"title" text NOT NULL,
	"minutes" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	"plain_text" text NOT NULL,
	CONSTRAINT "resource_lessons_course_id_no_pk" PRIMARY KEY("course_id","no")
);
--> statement-breakpoint
CREATE TABLE "resource_parts" (
	"resource_id" bigint NOT NULL,
	"mpn_key" text NOT NULL,
	"mpn" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "resource_parts_resource_id_mpn_key_pk" PRIMARY KEY("resource_id","mpn_key")
);
--> statement-breakpoint
CREATE TABLE "resource_ratings" (
	"resource_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"stars" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_ratings_resource_id_member_id_pk" PRIMARY KEY("resource_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "resource_series" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"field" text NOT NULL,
	"author_name" text NOT NULL,
	"author_id" bigint,
	"words" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_series_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "resource_series_items" (
	"series_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"article_id" bigint,
	"resource_id" bigint,
	CONSTRAINT "resource_series_items_series_id_no_pk" PRIMARY KEY("series_id","no")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"field" text NOT NULL,
	"level" text NOT NULL,
	"licence" text NOT NULL,
	"tags" jsonb NOT NULL,
	"source" text,
	"author_name" text NOT NULL,
	"author_id" bigint,
	"member_id" bigint,
	"state" text NOT NULL,
	"reason" text,
	"markdown" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"plain_text" text NOT NULL,
	"drawing" jsonb,
	"bom" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"search_words" "tsvector" NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"content_hash" text,
	"edited_at" timestamp with time zone,
	"taken_down_at" timestamp with time zone,
	"taken_down_kind" text,
	"taken_down_reason" text,
	CONSTRAINT "resources_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"member_id" bigint NOT NULL,
	"title" text NOT NULL,
	"facts" jsonb NOT NULL,
	"image_url" text,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint
);
--> statement-breakpoint
CREATE TABLE "dev_alipay_trades" (
	"out_trade_no" text PRIMARY KEY NOT NULL,
	"trade_no" text NOT NULL,
	"amount" text NOT NULL,
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"notify_url" text NOT NULL,
	"return_url" text NOT NULL,
	"refunds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_fact_calls" (
	"day" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dev_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dev_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"purpose" text NOT NULL,
	"code" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"place" text NOT NULL,
	"organiser" text NOT NULL,
	"summary" text NOT NULL,
	"url" text NOT NULL,
	"outcome" text NOT NULL,
	"is_cancelled" boolean NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_navigations" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"common" jsonb NOT NULL,
	"agent" jsonb NOT NULL,
	"brand" jsonb NOT NULL,
	"tab_open_status" smallint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "navigation_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "navigation_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"image" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "static_pages" (
	"key" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"markdown" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" bigint
);
--> statement-breakpoint
CREATE TABLE "takedown_places" (
	"takedown_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" integer,
	"title" text,
	"publisher_id" bigint,
	"is_held" boolean DEFAULT false NOT NULL,
	CONSTRAINT "takedown_places_takedown_id_position_pk" PRIMARY KEY("takedown_id","position")
);
--> statement-breakpoint
CREATE TABLE "takedowns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "takedowns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"right" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"holder" text NOT NULL,
	"content" text NOT NULL,
	"proof" text NOT NULL,
	"contact" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	"reason" text,
	"counter_member_id" bigint,
	"counter_statement" text,
	"counter_contact" text,
	"countered_at" timestamp with time zone,
	"counter_decided_at" timestamp with time zone,
	"counter_reason" text,
	CONSTRAINT "takedowns_code" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_days" ADD CONSTRAINT "assistant_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bom_mappings" ADD CONSTRAINT "bom_mappings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bom_versions" ADD CONSTRAINT "bom_versions_bom_id_boms_id_fk" FOREIGN KEY ("bom_id") REFERENCES "public"."boms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bom_versions" ADD CONSTRAINT "bom_versions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boms" ADD CONSTRAINT "boms_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_distances" ADD CONSTRAINT "circle_distances_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_distances" ADD CONSTRAINT "circle_distances_other_id_members_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_edits" ADD CONSTRAINT "circle_edits_post_id_circle_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."circle_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_follows" ADD CONSTRAINT "circle_follows_group_id_circle_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."circle_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_follows" ADD CONSTRAINT "circle_follows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_pictures" ADD CONSTRAINT "circle_pictures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_pictures" ADD CONSTRAINT "circle_pictures_post_id_circle_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."circle_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_poll_options" ADD CONSTRAINT "circle_poll_options_post_id_circle_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."circle_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_polls" ADD CONSTRAINT "circle_polls_post_id_circle_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."circle_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_posts" ADD CONSTRAINT "circle_posts_group_id_circle_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."circle_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_posts" ADD CONSTRAINT "circle_posts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_reports" ADD CONSTRAINT "circle_reports_post_id_circle_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."circle_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_reports" ADD CONSTRAINT "circle_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_reports" ADD CONSTRAINT "circle_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_settings" ADD CONSTRAINT "circle_settings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_topics" ADD CONSTRAINT "circle_topics_post_id_circle_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."circle_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_votes" ADD CONSTRAINT "circle_votes_post_id_circle_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."circle_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_votes" ADD CONSTRAINT "circle_votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_votes" ADD CONSTRAINT "circle_votes_option_id_circle_poll_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."circle_poll_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_proofs" ADD CONSTRAINT "correction_proofs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction_proofs" ADD CONSTRAINT "correction_proofs_correction_id_registry_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."registry_corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_corrections" ADD CONSTRAINT "registry_corrections_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_queries" ADD CONSTRAINT "registry_queries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registry_renewals" ADD CONSTRAINT "registry_renewals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_watch_mails" ADD CONSTRAINT "company_watch_mails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_watches" ADD CONSTRAINT "company_watches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_digests" ADD CONSTRAINT "search_digests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_findings" ADD CONSTRAINT "search_findings_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_findings" ADD CONSTRAINT "search_findings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_notices" ADD CONSTRAINT "change_notices_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_parts" ADD CONSTRAINT "changed_parts_notice_id_change_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."change_notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_parts" ADD CONSTRAINT "changed_parts_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_documents" ADD CONSTRAINT "collected_documents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_parts" ADD CONSTRAINT "document_parts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_parts" ADD CONSTRAINT "document_parts_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_evidence" ADD CONSTRAINT "fact_evidence_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_evidence" ADD CONSTRAINT "fact_evidence_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_pins" ADD CONSTRAINT "part_pins_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_pins" ADD CONSTRAINT "part_pins_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_links" ADD CONSTRAINT "document_links_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_files" ADD CONSTRAINT "open_files_day_open_releases_day_fk" FOREIGN KEY ("day") REFERENCES "public"."open_releases"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_corrections" ADD CONSTRAINT "part_corrections_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_corrections" ADD CONSTRAINT "part_corrections_made_by_members_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_corrections" ADD CONSTRAINT "part_corrections_undone_by_members_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_uploads" ADD CONSTRAINT "spec_uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_uploads" ADD CONSTRAINT "spec_uploads_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spec_uploads" ADD CONSTRAINT "spec_uploads_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_lines" ADD CONSTRAINT "agent_lines_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_lines" ADD CONSTRAINT "agent_lines_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_parts" ADD CONSTRAINT "agent_parts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_parts" ADD CONSTRAINT "agent_parts_part_id_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."parts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_items" ADD CONSTRAINT "disk_items_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_items" ADD CONSTRAINT "disk_items_folder_id_disk_items_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."disk_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_shares" ADD CONSTRAINT "disk_shares_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_shares" ADD CONSTRAINT "disk_shares_item_id_disk_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."disk_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_spaces" ADD CONSTRAINT "disk_spaces_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_uploads" ADD CONSTRAINT "disk_uploads_parted_id_parted_uploads_id_fk" FOREIGN KEY ("parted_id") REFERENCES "public"."parted_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disk_uploads" ADD CONSTRAINT "disk_uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_applications" ADD CONSTRAINT "enterprise_applications_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_applications" ADD CONSTRAINT "enterprise_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_applications" ADD CONSTRAINT "enterprise_applications_licence_file_id_licence_files_id_fk" FOREIGN KEY ("licence_file_id") REFERENCES "public"."licence_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_invitations" ADD CONSTRAINT "enterprise_invitations_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_invitations" ADD CONSTRAINT "enterprise_invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_members" ADD CONSTRAINT "enterprise_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise_members" ADD CONSTRAINT "enterprise_members_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprises" ADD CONSTRAINT "enterprises_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprises" ADD CONSTRAINT "enterprises_licence_file_id_licence_files_id_fk" FOREIGN KEY ("licence_file_id") REFERENCES "public"."licence_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_files" ADD CONSTRAINT "licence_files_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_follows" ADD CONSTRAINT "company_follows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_follows" ADD CONSTRAINT "company_follows_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_files" ADD CONSTRAINT "production_files_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_files" ADD CONSTRAINT "production_files_line_id_production_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."production_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_lines" ADD CONSTRAINT "production_lines_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_lines" ADD CONSTRAINT "production_lines_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorisations" ADD CONSTRAINT "authorisations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorisations" ADD CONSTRAINT "authorisations_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_contacts" ADD CONSTRAINT "known_contacts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_proofs" ADD CONSTRAINT "claim_proofs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_proofs" ADD CONSTRAINT "claim_proofs_claim_id_listing_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."listing_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_proofs" ADD CONSTRAINT "claim_proofs_authorisation_id_authorisations_id_fk" FOREIGN KEY ("authorisation_id") REFERENCES "public"."authorisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_claims" ADD CONSTRAINT "listing_claims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD CONSTRAINT "company_contacts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_contacts" ADD CONSTRAINT "opened_contacts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_contacts" ADD CONSTRAINT "opened_contacts_contact_id_company_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."company_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favours" ADD CONSTRAINT "favours_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_type_id_category_choices_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."category_choices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_replied_by_members_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_visits" ADD CONSTRAINT "agent_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history_visits" ADD CONSTRAINT "history_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_file_id_chat_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."chat_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_marks" ADD CONSTRAINT "conversation_marks_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_marks" ADD CONSTRAINT "conversation_marks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_started_by_members_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_event_heads" ADD CONSTRAINT "member_event_heads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_events" ADD CONSTRAINT "member_events_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_events" ADD CONSTRAINT "member_events_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_companies" ADD CONSTRAINT "blocked_companies_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_companies" ADD CONSTRAINT "blocked_companies_blocked_id_enterprises_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_photos" ADD CONSTRAINT "board_photos_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_photos" ADD CONSTRAINT "board_photos_row_id_board_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."board_rows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_reports" ADD CONSTRAINT "board_reports_row_id_board_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."board_rows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_reports" ADD CONSTRAINT "board_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_reports" ADD CONSTRAINT "board_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_rows" ADD CONSTRAINT "board_rows_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_rows" ADD CONSTRAINT "board_rows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_rows" ADD CONSTRAINT "board_rows_addressee_id_enterprises_id_fk" FOREIGN KEY ("addressee_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_rows" ADD CONSTRAINT "board_rows_task_id_excel_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."excel_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_digests" ADD CONSTRAINT "board_digests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_promotions" ADD CONSTRAINT "company_promotions_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_promotions" ADD CONSTRAINT "company_promotions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_row_id_board_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."board_rows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_buyer_id_enterprises_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_seller_id_enterprises_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_accepted_by_members_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excel_task_rows" ADD CONSTRAINT "excel_task_rows_task_id_excel_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."excel_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excel_tasks" ADD CONSTRAINT "excel_tasks_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excel_tasks" ADD CONSTRAINT "excel_tasks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_job_posts_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posts" ADD CONSTRAINT "job_posts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_job_posts_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_resumes" ADD CONSTRAINT "job_resumes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_resumes" ADD CONSTRAINT "job_resumes_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_events" ADD CONSTRAINT "order_request_events_request_id_order_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_events" ADD CONSTRAINT "order_request_events_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_decided_by_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_terms" ADD CONSTRAINT "credit_terms_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_terms" ADD CONSTRAINT "credit_terms_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_terms" ADD CONSTRAINT "credit_terms_applied_by_members_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_counts" ADD CONSTRAINT "statement_counts_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_payments" ADD CONSTRAINT "statement_payments_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_payments" ADD CONSTRAINT "statement_payments_recorded_by_members_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_terms_id_credit_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."credit_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival_wishes" ADD CONSTRAINT "arrival_wishes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_favours" ADD CONSTRAINT "goods_favours_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_stocks" ADD CONSTRAINT "goods_stocks_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_changes" ADD CONSTRAINT "offer_changes_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_authorisations" ADD CONSTRAINT "merchant_authorisations_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_follows" ADD CONSTRAINT "merchant_follows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_terms" ADD CONSTRAINT "merchant_terms_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchants" ADD CONSTRAINT "merchants_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_entries" ADD CONSTRAINT "merchant_entries_enterprise_id_enterprises_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_entries" ADD CONSTRAINT "merchant_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bargains" ADD CONSTRAINT "bargains_buyer_id_members_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bargains" ADD CONSTRAINT "bargains_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_files" ADD CONSTRAINT "claim_files_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_files" ADD CONSTRAINT "claim_files_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD CONSTRAINT "claim_lines_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_lines" ADD CONSTRAINT "claim_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_parcels" ADD CONSTRAINT "claim_parcels_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_members_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_id_credit_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."credit_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_request_id_order_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_counts" ADD CONSTRAINT "credit_note_counts_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_buyer_id_members_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_reverses_id_invoices_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_payment_id_online_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."online_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pis" ADD CONSTRAINT "pis_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pis" ADD CONSTRAINT "pis_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pis" ADD CONSTRAINT "pis_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_files" ADD CONSTRAINT "receipt_files_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_online_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."online_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unread_counts" ADD CONSTRAINT "unread_counts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_requests" ADD CONSTRAINT "author_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial_reports" ADD CONSTRAINT "financial_reports_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_picture_uses" ADD CONSTRAINT "article_picture_uses_picture_id_article_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."article_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_pictures" ADD CONSTRAINT "article_pictures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_own_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."own_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_articles" ADD CONSTRAINT "own_articles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_channels" ADD CONSTRAINT "article_channels_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_channels" ADD CONSTRAINT "article_channels_channel_id_news_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."news_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_counters" ADD CONSTRAINT "article_counters_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_parts" ADD CONSTRAINT "article_parts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reads" ADD CONSTRAINT "article_reads_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_channel_id_news_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."news_channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_news_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."news_authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_authors" ADD CONSTRAINT "blocked_authors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_authors" ADD CONSTRAINT "blocked_authors_author_id_news_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."news_authors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_follows" ADD CONSTRAINT "channel_follows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_follows" ADD CONSTRAINT "channel_follows_channel_id_news_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."news_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_authors" ADD CONSTRAINT "news_authors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parted_uploads" ADD CONSTRAINT "parted_uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_parted_id_parted_uploads_id_fk" FOREIGN KEY ("parted_id") REFERENCES "public"."parted_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_reads" ADD CONSTRAINT "lesson_reads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_reads" ADD CONSTRAINT "lesson_reads_course_id_resources_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_downloads" ADD CONSTRAINT "resource_downloads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_downloads" ADD CONSTRAINT "resource_downloads_file_id_resource_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."resource_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_files" ADD CONSTRAINT "resource_files_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_files" ADD CONSTRAINT "resource_files_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_lessons" ADD CONSTRAINT "resource_lessons_course_id_resources_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_parts" ADD CONSTRAINT "resource_parts_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_ratings" ADD CONSTRAINT "resource_ratings_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_ratings" ADD CONSTRAINT "resource_ratings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_series_items" ADD CONSTRAINT "resource_series_items_series_id_resource_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."resource_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_series_items" ADD CONSTRAINT "resource_series_items_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_navigations" ADD CONSTRAINT "member_navigations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "static_pages" ADD CONSTRAINT "static_pages_updated_by_members_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedown_places" ADD CONSTRAINT "takedown_places_takedown_id_takedowns_id_fk" FOREIGN KEY ("takedown_id") REFERENCES "public"."takedowns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedown_places" ADD CONSTRAINT "takedown_places_publisher_id_members_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_decided_by_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_counter_member_id_members_id_fk" FOREIGN KEY ("counter_member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_recipient" ON "one_time_codes" USING btree ("recipient","sent_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_uuid" ON "one_time_codes" USING btree ("uuid","sent_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_network" ON "one_time_codes" USING btree ("network","sent_at") WHERE network <> '';--> statement-breakpoint
CREATE INDEX "one_time_codes_sent_at" ON "one_time_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "mails_member" ON "mails" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "one_time_secrets_expires" ON "one_time_secrets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_member" ON "passkeys" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_edition" ON "agreements" USING btree ("member_id","scope","version");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("provider","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_member" ON "identities" USING btree ("member_id","provider");--> statement-breakpoint
CREATE INDEX "identities_of_member" ON "identities" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "boms_member" ON "boms" USING btree ("member_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "boms_share" ON "boms" USING btree ("share_code");--> statement-breakpoint
CREATE INDEX "circle_distances_other" ON "circle_distances" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "circle_edits_post" ON "circle_edits" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "circle_follows_member" ON "circle_follows" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "circle_pictures_post" ON "circle_pictures" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "circle_pictures_member" ON "circle_pictures" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "circle_pictures_bytes" ON "circle_pictures" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "circle_poll_options_post" ON "circle_poll_options" USING btree ("post_id","position");--> statement-breakpoint
CREATE INDEX "circle_posts_newest" ON "circle_posts" USING btree ("id","visibility","group_id","member_id") WHERE state in ('shown', 'folded');--> statement-breakpoint
CREATE INDEX "circle_posts_group" ON "circle_posts" USING btree ("group_id","id","visibility","member_id") WHERE state in ('shown', 'folded');--> statement-breakpoint
CREATE INDEX "circle_posts_group_heat" ON "circle_posts" USING btree ("group_id","heat","id","visibility","member_id") WHERE state in ('shown', 'folded');--> statement-breakpoint
CREATE INDEX "circle_posts_heat" ON "circle_posts" USING btree ("heat","id","visibility","group_id","member_id") WHERE state in ('shown', 'folded');--> statement-breakpoint
CREATE INDEX "circle_posts_member" ON "circle_posts" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "circle_reports_member" ON "circle_reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "circle_reports_review" ON "circle_reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "circle_topics_thing" ON "circle_topics" USING btree ("kind","thing_id","post_id");--> statement-breakpoint
CREATE INDEX "circle_votes_member" ON "circle_votes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "correction_proofs_correction" ON "correction_proofs" USING btree ("correction_id");--> statement-breakpoint
CREATE INDEX "correction_proofs_member" ON "correction_proofs" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "registry_corrections_member" ON "registry_corrections" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "registry_corrections_company" ON "registry_corrections" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "registry_answers_company" ON "registry_answers" USING btree ("company_id","block");--> statement-breakpoint
CREATE INDEX "registry_answers_as_of" ON "registry_answers" USING btree ("as_of");--> statement-breakpoint
CREATE INDEX "registry_queries_member" ON "registry_queries" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "registry_queries_at" ON "registry_queries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "registry_renewals_at" ON "registry_renewals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "company_watches_month" ON "company_watches" USING btree ("month","company_id");--> statement-breakpoint
CREATE INDEX "saved_searches_member" ON "saved_searches" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "search_findings_search" ON "search_findings" USING btree ("search_id","found_at");--> statement-breakpoint
CREATE INDEX "search_findings_member" ON "search_findings" USING btree ("member_id","told_at");--> statement-breakpoint
CREATE INDEX "change_notices_newest" ON "change_notices" USING btree ("published_on","id");--> statement-breakpoint
CREATE INDEX "change_notices_brand" ON "change_notices" USING btree ("brand_id","published_on");--> statement-breakpoint
CREATE INDEX "changed_parts_part" ON "changed_parts" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "collected_documents_newest" ON "collected_documents" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "document_parts_document" ON "document_parts" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_outside" ON "documents" USING btree ("brand_id","outside_url") WHERE "documents"."outside_url" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_sample" ON "documents" USING btree ("brand_id","title") WHERE "documents"."is_sample";--> statement-breakpoint
CREATE INDEX "documents_taken_down" ON "documents" USING btree ("taken_down_at") WHERE "documents"."taken_down_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_series" ON "documents" USING btree ("brand_id","series") WHERE "documents"."series" is not null;--> statement-breakpoint
CREATE INDEX "documents_brand" ON "documents" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_hosted" ON "documents" USING btree ("created_at") WHERE "documents"."sha256" is not null;--> statement-breakpoint
CREATE INDEX "fact_evidence_document" ON "fact_evidence" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "part_pins_document" ON "part_pins" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_links_status" ON "document_links" USING btree ("status");--> statement-breakpoint
CREATE INDEX "document_links_ok" ON "document_links" USING btree ("ok_at");--> statement-breakpoint
CREATE INDEX "open_files_sha256" ON "open_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "open_releases_completed" ON "open_releases" USING btree ("day") WHERE "open_releases"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "part_corrections_part" ON "part_corrections" USING btree ("part_id","field");--> statement-breakpoint
CREATE INDEX "part_corrections_standing" ON "part_corrections" USING btree ("part_id","field") WHERE "part_corrections"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "parts_mpn_key" ON "parts" USING btree ("mpn_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "parts_revision" ON "parts" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "document_pages_words" ON "document_pages" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "spec_uploads_open" ON "spec_uploads" USING btree ("member_id","sha256") WHERE state in ('draft', 'reviewing');--> statement-breakpoint
CREATE INDEX "spec_uploads_member" ON "spec_uploads" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "spec_uploads_sha256" ON "spec_uploads" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "agent_lines_of_brand" ON "agent_lines" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "agent_lines_sha256" ON "agent_lines" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "agent_parts_of_part" ON "agent_parts" USING btree ("part_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disk_items_name" ON "disk_items" USING btree ("member_id",coalesce("folder_id", 0),"name_key") WHERE trash_id is null;--> statement-breakpoint
CREATE INDEX "disk_items_folder" ON "disk_items" USING btree ("member_id","folder_id");--> statement-breakpoint
CREATE INDEX "disk_items_parent" ON "disk_items" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "disk_items_trash" ON "disk_items" USING btree ("member_id","trash_id") WHERE trash_id is not null;--> statement-breakpoint
CREATE INDEX "disk_items_trashed" ON "disk_items" USING btree ("trashed_at") WHERE trash_id is not null;--> statement-breakpoint
CREATE INDEX "disk_items_sha256" ON "disk_items" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "disk_shares_token" ON "disk_shares" USING btree ("token");--> statement-breakpoint
CREATE INDEX "disk_shares_member" ON "disk_shares" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "disk_shares_item" ON "disk_shares" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "enterprise_applications_enterprise" ON "enterprise_applications" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "enterprise_applications_member" ON "enterprise_applications" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "enterprise_applications_licence" ON "enterprise_applications" USING btree ("licence_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_invitations_code" ON "enterprise_invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "enterprise_invitations_enterprise" ON "enterprise_invitations" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "enterprise_invitations_member" ON "enterprise_invitations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "enterprise_members_enterprise" ON "enterprise_members" USING btree ("enterprise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_members_owner" ON "enterprise_members" USING btree ("enterprise_id") WHERE role = 'owner';--> statement-breakpoint
CREATE UNIQUE INDEX "enterprises_owner" ON "enterprises" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprises_credit_code" ON "enterprises" USING btree ("credit_code") WHERE status in (0, 1);--> statement-breakpoint
CREATE INDEX "enterprises_expires" ON "enterprises" USING btree ("expires_at") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "licence_files_member" ON "licence_files" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "company_follows_enterprise" ON "company_follows" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "company_follows_told" ON "company_follows" USING btree ("told_until");--> statement-breakpoint
CREATE INDEX "production_files_line" ON "production_files" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "production_files_member" ON "production_files" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "production_lines_enterprise" ON "production_lines" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "production_lines_member" ON "production_lines" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "production_lines_removed" ON "production_lines" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "authorisations_thing" ON "authorisations" USING btree ("kind","thing_id","brand_id");--> statement-breakpoint
CREATE INDEX "authorisations_member" ON "authorisations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "authorisations_of_brand" ON "authorisations" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "known_contacts_newest" ON "known_contacts" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "known_contacts_kept" ON "known_contacts" USING btree ("member_id","contact_id");--> statement-breakpoint
CREATE INDEX "known_contacts_removed" ON "known_contacts" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "claim_proofs_claim" ON "claim_proofs" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claim_proofs_authorisation" ON "claim_proofs" USING btree ("authorisation_id");--> statement-breakpoint
CREATE INDEX "claim_proofs_member" ON "claim_proofs" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "listing_changes_member" ON "listing_changes" USING btree ("member_id","kind","thing_id");--> statement-breakpoint
CREATE INDEX "listing_claims_member" ON "listing_claims" USING btree ("member_id","kind","thing_id");--> statement-breakpoint
CREATE INDEX "company_contacts_thing" ON "company_contacts" USING btree ("kind","thing_id");--> statement-breakpoint
CREATE INDEX "company_contacts_member" ON "company_contacts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "company_contacts_removed" ON "company_contacts" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "opened_contacts_contact" ON "opened_contacts" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "entries_member" ON "entries" USING btree ("member_id","submitted_at");--> statement-breakpoint
CREATE INDEX "favours_newest" ON "favours" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "follows_newest" ON "follows" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "follows_thing" ON "follows" USING btree ("kind","thing_id");--> statement-breakpoint
CREATE INDEX "likes_member" ON "likes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "feedbacks_member" ON "feedbacks" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "feedbacks_newest" ON "feedbacks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "agent_visits_newest" ON "agent_visits" USING btree ("member_id","visited_at");--> statement-breakpoint
CREATE INDEX "history_visits_newest" ON "history_visits" USING btree ("member_id","type","visited_at");--> statement-breakpoint
CREATE INDEX "page_visits_at" ON "page_visits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "chat_files_conversation" ON "chat_files" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "chat_files_member" ON "chat_files" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "chat_files_owner" ON "chat_files" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client" ON "chat_messages" USING btree ("conversation_id","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_messages_side" ON "chat_messages" USING btree ("conversation_id","side","seq");--> statement-breakpoint
CREATE INDEX "chat_messages_sender" ON "chat_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "chat_messages_owner" ON "chat_messages" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_file" ON "chat_messages" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "chat_messages_words" ON "chat_messages" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "chat_reports_once" ON "chat_reports" USING btree ("conversation_id","seq","member_id");--> statement-breakpoint
CREATE INDEX "chat_reports_member" ON "chat_reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "chat_reports_review" ON "chat_reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "conversation_marks_member" ON "conversation_marks" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_pair" ON "conversations" USING btree ("a_kind","a_id","b_kind","b_id");--> statement-breakpoint
CREATE INDEX "conversations_b" ON "conversations" USING btree ("b_kind","b_id","last_at");--> statement-breakpoint
CREATE INDEX "conversations_a" ON "conversations" USING btree ("a_kind","a_id","last_at");--> statement-breakpoint
CREATE INDEX "conversations_started" ON "conversations" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "member_events_at" ON "member_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "member_events_conversation" ON "member_events" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "blocked_companies_blocked" ON "blocked_companies" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "board_photos_row" ON "board_photos" USING btree ("row_id","position");--> statement-breakpoint
CREATE INDEX "board_photos_member" ON "board_photos" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "board_reports_once" ON "board_reports" USING btree ("row_id","member_id");--> statement-breakpoint
CREATE INDEX "board_reports_member" ON "board_reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "board_reports_review" ON "board_reports" USING btree ("review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "board_rows_sheet" ON "board_rows" USING btree ("task_id","row_no");--> statement-breakpoint
CREATE INDEX "board_rows_sheet_key" ON "board_rows" USING btree ("enterprise_id","type","sheet_key") WHERE sheet_key is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "board_rows_newest" ON "board_rows" USING btree ("type","refreshed_at","id","place","tax_mode","currency","supply_kind","grade","enterprise_id","expires_at") WHERE state = 'live' and deleted_at is null and addressee_id is null;--> statement-breakpoint
CREATE INDEX "board_rows_facets" ON "board_rows" USING btree ("type","place","tax_mode","currency","supply_kind","grade","refreshed_at","id","enterprise_id","expires_at","is_anonymous","model_key","brand_words") WHERE state = 'live' and deleted_at is null and addressee_id is null;--> statement-breakpoint
CREATE INDEX "board_rows_price" ON "board_rows" USING btree ("type","currency","price","id") WHERE state = 'live' and deleted_at is null and addressee_id is null;--> statement-breakpoint
CREATE INDEX "board_rows_quantity" ON "board_rows" USING btree ("type","quantity" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'live' and deleted_at is null and addressee_id is null;--> statement-breakpoint
CREATE INDEX "board_rows_model" ON "board_rows" USING btree ("model_key" text_pattern_ops,"type") WHERE state = 'live' and deleted_at is null and addressee_id is null;--> statement-breakpoint
CREATE INDEX "board_rows_model_parts" ON "board_rows" USING gin ("model_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "board_rows_brand" ON "board_rows" USING gin ("brand_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "board_rows_company" ON "board_rows" USING btree ("enterprise_id","type","state");--> statement-breakpoint
CREATE INDEX "board_rows_addressee" ON "board_rows" USING btree ("addressee_id") WHERE addressee_id is not null;--> statement-breakpoint
CREATE INDEX "board_rows_expiring" ON "board_rows" USING btree ("expires_at") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "company_promotions_enterprise" ON "company_promotions" USING btree ("enterprise_id","submitted_at");--> statement-breakpoint
CREATE INDEX "company_promotions_member" ON "company_promotions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "company_promotions_running" ON "company_promotions" USING btree ("end_on","start_on") WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "quote_events_quote" ON "quote_events" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quote_files_quote" ON "quote_files" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "quote_files_member" ON "quote_files" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_open" ON "quotes" USING btree ("row_id","buyer_id","seller_id") WHERE state in ('waiting', 'quoted', 'bargaining');--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_dealt" ON "quotes" USING btree ("row_id") WHERE state = 'accepted' and is_demand;--> statement-breakpoint
CREATE INDEX "quotes_buyer" ON "quotes" USING btree ("buyer_id","updated_at");--> statement-breakpoint
CREATE INDEX "quotes_seller" ON "quotes" USING btree ("seller_id","updated_at");--> statement-breakpoint
CREATE INDEX "quotes_row" ON "quotes" USING btree ("row_id");--> statement-breakpoint
CREATE INDEX "quotes_running_out" ON "quotes" USING btree ("valid_until") WHERE state in ('waiting', 'quoted', 'bargaining');--> statement-breakpoint
CREATE INDEX "excel_task_rows_key" ON "excel_task_rows" USING btree ("task_id","sheet_key");--> statement-breakpoint
CREATE INDEX "excel_task_rows_wrong" ON "excel_task_rows" USING btree ("task_id","row_no") WHERE outcome = 'wrong';--> statement-breakpoint
CREATE UNIQUE INDEX "excel_tasks_open" ON "excel_tasks" USING btree ("enterprise_id","kind") WHERE state in ('queued', 'parsing', 'checking', 'importing', 'paused');--> statement-breakpoint
CREATE INDEX "excel_tasks_company" ON "excel_tasks" USING btree ("enterprise_id","id");--> statement-breakpoint
CREATE INDEX "excel_tasks_moving" ON "excel_tasks" USING btree ("moved_at") WHERE state in ('queued', 'parsing', 'checking', 'importing');--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_once" ON "job_applications" USING btree ("job_id","member_id");--> statement-breakpoint
CREATE INDEX "job_applications_member" ON "job_applications" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "job_applications_kept" ON "job_applications" USING btree ("kept_until") WHERE kept_until is not null;--> statement-breakpoint
CREATE INDEX "job_posts_open" ON "job_posts" USING btree ("refreshed_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "job_posts_enterprise" ON "job_posts" USING btree ("enterprise_id","refreshed_at");--> statement-breakpoint
CREATE INDEX "job_posts_member" ON "job_posts" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_reports_once" ON "job_reports" USING btree ("job_id","member_id");--> statement-breakpoint
CREATE INDEX "job_reports_member" ON "job_reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "job_resumes_application" ON "job_resumes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "job_resumes_member" ON "job_resumes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "order_request_events_request" ON "order_request_events" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "order_requests_member" ON "order_requests" USING btree ("member_id","submitted_at");--> statement-breakpoint
CREATE INDEX "order_requests_company" ON "order_requests" USING btree ("enterprise_id","submitted_at");--> statement-breakpoint
CREATE INDEX "order_requests_waiting" ON "order_requests" USING btree ("expires_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "handed_lists_code" ON "handed_lists" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "handed_lists_expiry" ON "handed_lists" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "credit_terms_merchant" ON "credit_terms" USING btree ("merchant_id","state");--> statement-breakpoint
CREATE INDEX "statement_lines_statement" ON "statement_lines" USING btree ("statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_order" ON "statement_lines" USING btree ("order_id") WHERE credit_note_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_credit" ON "statement_lines" USING btree ("credit_note_id");--> statement-breakpoint
CREATE INDEX "statement_payments_statement" ON "statement_payments" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "statements_unpaid" ON "statements" USING btree ("due_on") WHERE paid < total;--> statement-breakpoint
CREATE INDEX "arrival_wishes_goods" ON "arrival_wishes" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "goods_part" ON "goods" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "goods_merchant" ON "goods" USING btree ("merchant_id");--> statement-breakpoint
CREATE INDEX "stock_moves_goods" ON "stock_moves" USING btree ("goods_id","warehouse");--> statement-breakpoint
CREATE INDEX "stock_moves_order" ON "stock_moves" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "merchant_follows_merchant" ON "merchant_follows" USING btree ("merchant_id");--> statement-breakpoint
CREATE INDEX "merchant_entries_enterprise" ON "merchant_entries" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "merchant_entries_member" ON "merchant_entries" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "merchant_entries_name" ON "merchant_entries" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "bargains_buyer" ON "bargains" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "bargains_merchant" ON "bargains" USING btree ("merchant_id");--> statement-breakpoint
CREATE INDEX "claim_files_claim" ON "claim_files" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claim_files_member" ON "claim_files" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "claim_lines_claim" ON "claim_lines" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claim_lines_line" ON "claim_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "claims_order" ON "claims" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "claims_open" ON "claims" USING btree ("created_at") WHERE outcome = 'open';--> statement-breakpoint
CREATE INDEX "claims_exchange" ON "claims" USING btree ("moved_at") WHERE outcome in ('returning', 'returned', 'replaced');--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_merchant" ON "orders" USING btree ("merchant_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_request" ON "orders" USING btree ("request_id") WHERE request_id is not null;--> statement-breakpoint
CREATE INDEX "orders_terms" ON "orders" USING btree ("terms_id") WHERE terms_id is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("pay_deadline") WHERE state = 'CREATED';--> statement-breakpoint
CREATE INDEX "orders_shipped" ON "orders" USING btree ("awaited_at") WHERE state = 'SHIPPED';--> statement-breakpoint
CREATE INDEX "parcel_events_parcel" ON "parcel_events" USING btree ("parcel_id");--> statement-breakpoint
CREATE INDEX "addresses_member" ON "addresses" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "credit_notes_buyer" ON "credit_notes" USING btree ("buyer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_files_kind" ON "invoice_files" USING btree ("invoice_id","kind");--> statement-breakpoint
CREATE INDEX "invoice_orders_invoice" ON "invoice_orders" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_orders_order" ON "invoice_orders" USING btree ("order_id") WHERE not is_refused;--> statement-breakpoint
CREATE INDEX "invoice_titles_member" ON "invoice_titles" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "invoices_member" ON "invoices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "invoices_merchant" ON "invoices" USING btree ("merchant_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_no" ON "invoices" USING btree ("merchant_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_reverses" ON "invoices" USING btree ("reverses_id");--> statement-breakpoint
CREATE UNIQUE INDEX "online_payments_out" ON "online_payments" USING btree ("out_trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "online_payments_trade" ON "online_payments" USING btree ("channel","trade_no");--> statement-breakpoint
CREATE INDEX "online_payments_state" ON "online_payments" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_notify" ON "payment_notices" USING btree ("notify_id");--> statement-breakpoint
CREATE INDEX "payment_notices_out" ON "payment_notices" USING btree ("out_trade_no");--> statement-breakpoint
CREATE INDEX "payment_orders_order" ON "payment_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "pis_member" ON "pis" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pis_order" ON "pis" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipt_files_receipt" ON "receipt_files" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "receipt_files_member" ON "receipt_files" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "receipts_order" ON "receipts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_claim" ON "refunds" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "refunds_sending" ON "refunds" USING btree ("id") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "notices_member" ON "notices" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("member_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "comment_reports_member" ON "comment_reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "comment_reports_review" ON "comment_reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "comments_article" ON "comments" USING btree ("article_id","parent_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_resource" ON "comments" USING btree ("resource_id","parent_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("post_id","parent_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_member" ON "comments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "financial_reports_date" ON "financial_reports" USING btree ("date");--> statement-breakpoint
CREATE UNIQUE INDEX "financial_reports_period" ON "financial_reports" USING btree (lower("company"),"kind","period");--> statement-breakpoint
CREATE INDEX "article_picture_uses_article" ON "article_picture_uses" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_pictures_member" ON "article_pictures" USING btree ("member_id","sha256");--> statement-breakpoint
CREATE INDEX "article_pictures_file" ON "article_pictures" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "article_versions_article" ON "article_versions" USING btree ("article_id","saved_at");--> statement-breakpoint
CREATE INDEX "article_versions_member" ON "article_versions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "own_articles_member" ON "own_articles" USING btree ("member_id","saved_at");--> statement-breakpoint
CREATE INDEX "own_articles_deleted" ON "own_articles" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "own_articles_awaited" ON "own_articles" USING btree ("published_version") WHERE announced_at is null and published_version is not null;--> statement-breakpoint
CREATE INDEX "article_channels_channel" ON "article_channels" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "article_counters_heat" ON "article_counters" USING btree ("heat");--> statement-breakpoint
CREATE INDEX "article_counters_likes" ON "article_counters" USING btree ("likes");--> statement-breakpoint
CREATE INDEX "article_parts_key" ON "article_parts" USING btree ("mpn_key");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("state","publish_time");--> statement-breakpoint
CREATE INDEX "articles_channel" ON "articles" USING btree ("channel_id","publish_time");--> statement-breakpoint
CREATE INDEX "articles_author" ON "articles" USING btree ("author_id","publish_time");--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search_words");--> statement-breakpoint
CREATE UNIQUE INDEX "news_authors_name" ON "news_authors" USING btree (lower("name")) WHERE not is_erased;--> statement-breakpoint
CREATE INDEX "audit_rows_at" ON "audit_rows" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_rows_member" ON "audit_rows" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_rows_counted" ON "audit_rows" USING btree ("count_key") WHERE "audit_rows"."count_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "members_mobile" ON "members" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "members_nick_name" ON "members" USING btree (lower("nick_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "members_share_code" ON "members" USING btree ("share_code");--> statement-breakpoint
CREATE INDEX "members_invited_by" ON "members" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "members_erase_at" ON "members" USING btree ("erase_at") WHERE erase_at is not null;--> statement-breakpoint
CREATE INDEX "members_last_seen" ON "members" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "parted_uploads_file" ON "parted_uploads" USING btree ("member_id","purpose","place","file_sha256","size_bytes");--> statement-breakpoint
CREATE INDEX "parted_uploads_touched" ON "parted_uploads" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "upload_parts_sha256" ON "upload_parts" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "rate_hits_key_at" ON "rate_hits" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "rate_hits_at" ON "rate_hits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_body" ON "idempotency_keys" USING btree ("member_id","operation","body_sha256","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lesson_reads_course" ON "lesson_reads" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "resource_downloads_file" ON "resource_downloads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "resource_files_resource" ON "resource_files" USING btree ("resource_id","position");--> statement-breakpoint
CREATE INDEX "resource_files_member" ON "resource_files" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "resource_files_sha256" ON "resource_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "resource_files_preview" ON "resource_files" USING btree ("preview_sha256");--> statement-breakpoint
CREATE INDEX "resource_parts_key" ON "resource_parts" USING btree ("mpn_key");--> statement-breakpoint
CREATE INDEX "resource_ratings_member" ON "resource_ratings" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_series_items_resource" ON "resource_series_items" USING btree ("series_id","resource_id");--> statement-breakpoint
CREATE INDEX "resources_newest" ON "resources" USING btree ("state","kind","published_at");--> statement-breakpoint
CREATE INDEX "resources_member" ON "resources" USING btree ("member_id","submitted_at");--> statement-breakpoint
CREATE INDEX "resources_search" ON "resources" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "reviews_pending" ON "reviews" USING btree ("submitted_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "reviews_decided" ON "reviews" USING btree ("state","decided_at");--> statement-breakpoint
CREATE INDEX "reviews_member" ON "reviews" USING btree ("member_id","kind");--> statement-breakpoint
CREATE INDEX "site_events_end" ON "site_events" USING btree ("end_date");--> statement-breakpoint
CREATE UNIQUE INDEX "site_events_title" ON "site_events" USING btree (lower("title"),"start_date");--> statement-breakpoint
CREATE INDEX "navigation_links_list" ON "navigation_links" USING btree ("list","position");--> statement-breakpoint
CREATE INDEX "takedown_places_thing" ON "takedown_places" USING btree ("kind","thing_id");--> statement-breakpoint
CREATE INDEX "takedown_places_publisher" ON "takedown_places" USING btree ("publisher_id");--> statement-breakpoint
CREATE INDEX "takedowns_state" ON "takedowns" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "takedowns_counter" ON "takedowns" USING btree ("counter_member_id");