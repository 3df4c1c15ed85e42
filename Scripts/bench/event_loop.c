/* The floor that a build is measured against: every event of the given YAML files, and nothing done
 * with them.
 *
 *     event_loop FILE...
 */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

/* The whole file, so that both programs read bytes from memory. */
static unsigned char *contents(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  unsigned char *bytes = NULL;
  long size = -1;
  if (fseek(file, 0, SEEK_END) == 0) size = ftell(file);
  if (size >= 0 && fseek(file, 0, SEEK_SET) == 0) bytes = malloc((size_t)size + 1);
  if (bytes) *length = fread(bytes, 1, (size_t)size, file);
  fclose(file);
  return bytes;
}

static long events(const unsigned char *bytes, size_t length) {
  yaml_parser_t parser;
  yaml_event_t event;
  long count = 0;
  int last = 0;
  if (!yaml_parser_initialize(&parser)) return -1;
  yaml_parser_set_input_string(&parser, bytes, length);
  while (!last) {
    if (!yaml_parser_parse(&parser, &event)) {
      count = -1;
      break;
    }
    last = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
    count += 1;
  }
  yaml_parser_delete(&parser);
  return count;
}

int main(int count, char **paths) {
  long total = 0;
  for (int index = 1; index < count; index += 1) {
    size_t length = 0;
    unsigned char *bytes = contents(paths[index], &length);
    long found = bytes ? events(bytes, length) : -1;
    free(bytes);
    if (found < 0) {
      fprintf(stderr, "event_loop: %s can't be read\n", paths[index]);
      return 1;
    }
    total += found;
  }
  printf("%ld\n", total);
  return 0;
}
